import { z } from 'zod'
import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { toStems } from '#features/catalogue/search/rules-query.ts'
import { TOOL_DESCRIPTIONS } from './data/instructions.ts'
import type {
  Knowledge,
  QuoteItem,
  QuoteLine,
  RitualFacts,
  Section,
} from '#features/assistant/consultant/model-knowledge.ts'
import type { Card, HandoffReason, PageLink, Question } from '#features/assistant/consultant/model.ts'
import type { Tool, ToolCall, ToolResult } from './providers/language-model.ts'
import { openAnswerReader } from './rules-answer.ts'
import type { KnownPrice, PriceFacts } from './rules-price-guard.ts'
import { isToolName, TOOL_INPUTS, type ToolInput, type ToolName } from './schemas.ts'

export const TOOLS: Tool[] = Object.entries(TOOL_INPUTS).map(([name, schema]) => {
  const { $schema: _, ...input } = z.toJSONSchema(schema)
  return { name, description: TOOL_DESCRIPTIONS[name as ToolName], input }
})

const MAX_HITS = 5
const MAX_ARTICLES = 3
const MAX_SECTIONS = 3
const MAX_DAYS = 6
const MAX_LINKS = 4
/** The maximum length of a section's text, and of the whole result of one call, in characters. */
const MAX_SECTION = 1200
const MAX_RESULT = 9000

/** The data that the tools use. */
export type ToolKnowledge = Pick<
  Knowledge,
  | 'listRituals'
  | 'searchRituals'
  | 'ritual'
  | 'compareTiers'
  | 'today'
  | 'panchangFor'
  | 'suggestDates'
  | 'searchArticles'
  | 'article'
  | 'quote'
>

/** The tools for one answer. `facts`: the prices that the answer may contain. The other functions return the content that is shown below the text. */
export type Tools = {
  facts: PriceFacts
  run: (call: ToolCall) => Promise<ToolResult>
  /** The cards from the last proposal. */
  cards: () => Card[]
  links: () => PageLink[]
  handoff: () => HandoffReason | undefined
}

export async function openTools(knowledge: ToolKnowledge, { lang, now, text: asked }: Question): Promise<Tools> {
  const rituals = await knowledge.listRituals(lang)
  // The word "intention" is common and seldom means the ritual with that name. So prices of special intentions are stored without a
  // ritual's name.
  const named = rituals.filter(({ id }) => id !== SPECIAL_INTENTION)
  const given = [knowledge.today(now)]
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const facts: PriceFacts = { names, prices: [], given, asked }
  const pages = new Map<string, PageLink>()
  let cards: Card[] = []
  let carded: string[] = []
  let handoff: HandoffReason | undefined

  const learn = (...prices: KnownPrice[]) =>
    void facts.prices.push(...prices.map((one) => (one.ritual === SPECIAL_INTENTION ? { usd: one.usd } : one)))
  const learnLines = (lines: QuoteLine[]) =>
    learn(
      ...lines.map(({ serviceId, tier, priceUsd }) => ({ ritual: serviceId, tier: tier ?? undefined, usd: priceUsd })),
    )
  const learnTiers = ({ id, tiers, fromUsd, fromTier }: RitualFacts) => {
    const lowest = { ritual: id, tier: fromTier ?? undefined, usd: fromUsd }
    learn(lowest, ...tiers.map(({ tier, priceUsd }) => ({ ritual: id, tier, usd: priceUsd })))
  }

  async function findRitual(id: string): Promise<RitualFacts> {
    const ritual = await knowledge.ritual(id, lang)
    if (!ritual) throw new ToolFault('There is no such ritual; search_rituals finds the ids.')
    pages.set(ritual.href, { title: ritual.name, href: ritual.href })
    return ritual
  }

  const work: { [N in ToolName]: (input: ToolInput<N>) => unknown } = {
    search_rituals: async ({ text }) => {
      const hits = (await knowledge.searchRituals(text, lang)).slice(0, MAX_HITS)
      learn(...hits.map(({ id, fromUsd }) => ({ ritual: id, usd: fromUsd })))
      return {
        rituals: hits.map(({ id, name, line, fromUsd, fromMonths }) => ({
          id,
          name,
          line,
          from: { price: dollars(fromUsd), weeks: fromMonths * 4 },
        })),
      }
    },

    get_ritual: async ({ id, about }) => {
      const ritual = await findRitual(id)
      learnTiers(ritual)
      const { name, intro, description, features, mantra, tiers, sections } = ritual
      return {
        id: ritual.id,
        name,
        intro,
        description,
        included: features,
        mantra,
        tiers: tiers.map(({ tier, priceUsd, weeks }) => ({ tier, price: dollars(priceUsd), weeks })),
        ...(tiers.length === 0 && { price: dollars(ritual.fromUsd), weeks: ritual.fromMonths * 4 }),
        text: closestSections(sections, about ?? ''),
      }
    },

    compare_tiers: async ({ id }) => {
      const ritual = await findRitual(id)
      const tiers = await knowledge.compareTiers(ritual.id, lang)
      learnTiers({ ...ritual, tiers })
      // Each item gets its own quote, because one quote may merge the lines of a cart.
      const items = tiers.flatMap(({ tier, terms }) =>
        terms.map(({ termMonths }) => ({ serviceId: ritual.id, tier, duration: termMonths })),
      )
      const quotes = await Promise.all(items.map((item) => knowledge.quote([item], lang)))
      const lines = quotes.flatMap((quote) => quote.lines)
      learnLines(lines)
      return {
        name: ritual.name,
        tiers: tiers.map(({ tier, priceUsd, weeks }) => ({
          tier,
          price: dollars(priceUsd),
          weeks,
          terms: lines
            .filter((line) => line.tier === tier)
            .map(({ termMonths, priceUsd: price }) => ({ weeks: termMonths * 4, price: dollars(price) })),
        })),
      }
    },

    panchang_for: ({ date }) => knowledge.panchangFor(date, lang),

    suggest_dates: async ({ id, from }) => {
      const ritual = await findRitual(id)
      const today = knowledge.today(now)
      const first = from === undefined || from < today ? today : from
      const days = knowledge.suggestDates(ritual.id, first, lang).slice(0, MAX_DAYS)
      return {
        name: ritual.name,
        days,
        ...(days.length === 0 && { note: 'Custom prefers no days for it; any day will do.' }),
      }
    },

    search_articles: async ({ text }) => {
      const hits = (await knowledge.searchArticles(text, lang)).slice(0, MAX_ARTICLES)
      const found = await Promise.all(hits.map(({ id }) => knowledge.article(id, lang)))
      return {
        articles: found.flatMap((article) => {
          if (!article) return []
          pages.set(article.href, { title: article.name, href: article.href })
          return [{ name: article.name, intro: article.intro, text: closestSections(article.sections, text) }]
        }),
      }
    },

    propose_cart: async ({ items }) => {
      const looked = openAnswerReader(facts)
      const proposed = await Promise.all(
        items.map(async ({ id, tier, term_months: duration, reason }): Promise<ProposedItem> => {
          const ritual = await findRitual(id)
          const chosen = tier ?? ritual.tiers[0]?.tier
          const item = { serviceId: ritual.id, tier: chosen, duration, quantity: 1 }
          const [line] = (await knowledge.quote([item], lang)).lines
          if (!line) throw new ToolFault(`${id} cannot be ordered like this: look at its tiers and terms.`)
          learnLines([line])
          const { name, termMonths, priceUsd } = line
          return {
            item,
            href: ritual.href,
            card: { serviceId: ritual.id, name, tier: chosen, termMonths, priceUsd, reason },
          }
        }),
      )
      const fault = proposed.map(({ card }) => looked(`${card.name}: ${card.reason}`)).find(Boolean)
      if (fault)
        throw new ToolFault(`A reason contains a statement that the shop does not make (${fault}). Rewrite the reason.`)
      const { totalUsd } = await knowledge.quote(
        proposed.map(({ item }) => item),
        lang,
      )
      learn({ usd: totalUsd })
      cards = proposed.map(({ card }) => card)
      carded = proposed.map(({ href }) => href)
      return {
        shown: cards.map(({ name, tier, termMonths, priceUsd }) => ({
          name,
          tier,
          termMonths,
          price: dollars(priceUsd),
        })),
        total: dollars(totalUsd),
        note: 'The cards stand under your answer. Nothing is in the cart until the visitor presses.',
      }
    },

    handoff: ({ reason }) => {
      handoff = reason
      return { note: 'The contacts of the shop are shown under your answer.' }
    },
  }

  async function run({ id, name, input }: ToolCall): Promise<ToolResult> {
    try {
      if (!isToolName(name)) throw new ToolFault('There is no such tool.')
      const parsed = TOOL_INPUTS[name].safeParse(readJson(input))
      if (!parsed.success) throw new ToolFault(`Invalid arguments: ${z.prettifyError(parsed.error)}`)
      // The schema with the same name has already checked the arguments, so their type is right.
      const answer = await (work[name] as (input: unknown) => unknown)(parsed.data)
      const text = wrapped(name, answer)
      given.push(text)
      return { id, text, isError: false }
    } catch (error) {
      if (!(error instanceof ToolFault)) throw error
      return { id, text: error.message.slice(0, MAX_SECTION), isError: true }
    }
  }

  return {
    facts,
    run,
    cards: () => cards,
    links: () => [...pages.values()].filter(({ href }) => !carded.includes(href)).slice(0, MAX_LINKS),
    handoff: () => handoff,
  }
}

type ProposedItem = { item: QuoteItem; href: string; card: Card }

/** A mistake of the model. The model gets the error message, so that it can correct its call. */
class ToolFault extends Error {}

function readJson(text: string): unknown {
  try {
    // Some services send an empty string if a call has no arguments.
    return JSON.parse(text || '{}')
  } catch {
    throw new ToolFault('The arguments are not valid JSON.')
  }
}

/** Marks the answer of a tool as data. The content cannot contain the end mark, so the text of a ritual is always data and never an instruction. */
function wrapped(name: ToolName, answer: unknown): string {
  const json = JSON.stringify(answer).slice(0, MAX_RESULT).replaceAll('<', '\\u003c')
  return `<shop-data tool="${name}">${json}</shop-data>`
}

function dollars(usd: number): string {
  return `$${usd}`
}

/** The sections of a text that match the question, in the order of the text. Without a question these are the first sections. */
function closestSections(sections: Section[], about: string): Section[] {
  const wanted = new Set(toStems(about))
  const scored = sections.map((section, place) => {
    const found = new Set(toStems(`${section.title} ${section.text}`).filter((stem) => wanted.has(stem)))
    return { section, place, score: found.size }
  })
  return scored
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MAX_SECTIONS)
    .toSorted((a, b) => a.place - b.place)
    .map(({ section: { title, text } }) => ({ title, text: text.slice(0, MAX_SECTION) }))
}
