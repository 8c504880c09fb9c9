import { z } from 'zod'
import { CATEGORY_IDS } from '#features/catalogue/catalogue-lists/model.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { MAX_LINES, MAX_QUANTITY } from '#features/orders/orders/model.ts'
import { panchangDay } from '#features/orders/plans/schemas.ts'
import { SEARCH_LENGTH } from '#features/catalogue/search/model.ts'

const lang = z.enum(['ru', 'en']).optional().describe('Language of the answer')
const id = z.string().min(1).max(160)
const day = z.string().max(20).describe('A calendar day, 2026-11-20')
const dollars = z.number().describe('US dollars')
const months = z.number().describe('Months')

const termPrice = z.object({ duration: months, weeks: z.number(), priceUsd: dollars })

const offer = z.object({
  itemId: z.string().describe('What `quote` and an order take'),
  tier: z.enum(TIERS).nullable(),
  name: z.string(),
  standardTerm: months,
  priceUsd: dollars.describe('US dollars for the standard term'),
  terms: z.array(termPrice).describe('The terms that are offered'),
  days: z.number().nullable().describe('Days with a fire'),
  recitations: z.number().nullable(),
  priests: z.number().nullable(),
})

export type Offer = z.infer<typeof offer>

const category = z.object({ id: z.enum(CATEGORY_IDS), name: z.string() })

/** What any text that is read has. */
const text = z.object({
  id: z.string(),
  lang: z.enum(['ru', 'en']),
  name: z.string(),
  url: z.string(),
  intro: z.string(),
  description: z.string(),
  readingMinutes: z.number(),
  updatedOn: z.string().nullable(),
  text: z.string().describe('Markdown'),
})

export const ritualInput = z.object({ id: id.describe('Id of a ritual, as search_rituals names it'), lang })

export const ritualFacts = text.extend({
  category,
  features: z.array(z.string()),
  mantra: z
    .object({ text: z.string().nullable(), transliteration: z.string().nullable(), translation: z.string().nullable() })
    .nullable(),
  offers: z.array(offer),
  intentions: z.array(z.object({ itemId: z.string(), name: z.string() })).describe('Of the special intention alone'),
})

export type RitualFacts = z.infer<typeof ritualFacts>

export const searchRitualsInput = z.object({
  query: z.string().trim().max(SEARCH_LENGTH).optional().describe('Words of either language; all rituals without it'),
  category: z.enum(CATEGORY_IDS).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  lang,
})

export type SearchRituals = z.infer<typeof searchRitualsInput>

export const foundRituals = z.object({
  query: z.string().describe('What was understood: a query in the wrong keyboard layout is read in the right one'),
  rituals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      line: z.string(),
      priceUsd: dollars.describe('US dollars for a month; of the special intention, for each intention'),
      from: termPrice.describe('The lowest price that is offered, with its term'),
      category,
      url: z.string(),
    }),
  ),
})

export type FoundRituals = z.infer<typeof foundRituals>

export const articlesInput = z.object({ lang })

export const articleList = z.object({
  articles: z.array(z.object({ id: z.string(), name: z.string(), line: z.string(), url: z.string() })),
})

export type ArticleList = z.infer<typeof articleList>

export const articleInput = z.object({ id: id.describe('Id of an article, as list_articles names it'), lang })

export const articleFacts = text.extend({ author: z.string(), tags: z.array(z.string()), related: z.array(z.string()) })

export type ArticleFacts = z.infer<typeof articleFacts>

export const panchangInput = z.object({
  from: day.optional().describe('The first day; today at Varanasi without it'),
  to: day.optional().describe('The last day; the first one without it'),
  lang,
})

export type PanchangSpan = z.infer<typeof panchangInput>

export const panchangDays = z.object({ place: z.string(), days: z.array(panchangDay) })

export type PanchangDays = z.infer<typeof panchangDays>

export const quoteInput = z.object({
  items: z
    .array(
      z.object({
        id: id.describe(
          '`{ritual}-{basic|enhanced|premium}` for a tier, `{ritual}` for a month, `z-special-intention-{intention}`',
        ),
        duration: months.describe(
          'Months: 0.25, 0.5, 1, 2 or 3; of a special intention 0.75, 1.5 or 2.25. get_ritual names those that are offered',
        ),
        quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
      }),
    )
    .min(1)
    .max(MAX_LINES),
  lang,
})

export type QuoteItems = z.infer<typeof quoteInput>['items']

export const quote = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      duration: months,
      weeks: z.number(),
      quantity: z.number(),
      priceUsd: dollars.describe('US dollars for one'),
      sumUsd: dollars,
      url: z.string().describe('Where a person can order it'),
    }),
  ),
  totalUsd: dollars,
  currency: z.literal('USD'),
})

export type Quote = z.infer<typeof quote>

const jsonRpc = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.looseObject({}).optional(),
})

/** A message of the Model Context Protocol, or several: JSON-RPC 2.0. For the description of the call; the protocol's own reader checks it. */
export const agentMessage = z.union([jsonRpc, z.array(jsonRpc)])
