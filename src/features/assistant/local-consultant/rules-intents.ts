import { TIERS, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { toStem } from '#features/catalogue/search/rules-query.ts'
import { DEITIES } from './data/deities.ts'
import { FAQ } from './data/faq.ts'
import { INTENTS, PEOPLE, TIER_WORDS } from './data/intents.ts'
import { TOPICS_LIFE } from './data/topics-life.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'
import { TOPICS_WORK } from './data/topics-work.ts'
import type { CallNames } from '#features/assistant/consultant/model-knowledge.ts'
import type { Faq, Topic } from './model.ts'
import type { Turn } from '#features/assistant/consultant/model.ts'
import { readBudget } from './rules-budget.ts'
import { eventDay } from './rules-date-reading.ts'
import { isMisspelt, createMatcher, plainText, splitWords } from '#features/assistant/consultant/rules-patterns.ts'

/** What the rules found in a text. In every list the most certain entry is first. */
export type Understanding = {
  plain: string
  words: number
  intents: ReadonlySet<string>
  faqs: { faq: Faq; score: number }[]
  topics: { topic: Topic; score: number }[]
  /** The rituals that the text names. After them the rituals of the deities that the text names. */
  named: string[]
  person?: string
  tier?: Tier
  /** All tiers that the text names. */
  tiers: number
  months?: number
  budgetUsd?: number
  inRoubles: boolean
  event?: string
  isQuestion: boolean
}

const compile = <T extends { words: string }>(list: readonly T[]) =>
  list.map((entry) => ({ entry, matches: createMatcher(entry.words) }))

const INTENT_MATCHERS = compile(INTENTS)
const FAQ_MATCHERS = compile(FAQ)
const TOPIC_MATCHERS = compile([...TOPICS_PEOPLE, ...TOPICS_WORK, ...TOPICS_LIFE])
const DEITY_MATCHERS = compile(DEITIES)
const PEOPLE_MATCHERS = compile(PEOPLE)
const TIER_MATCHERS = compile(TIER_WORDS)
const QUESTION = createMatcher(
  'что | чем | как | какой | какая | какие | какое | сколько | когда | где | кто | можно | можно ли | нужно | нужно ли | надо | надо ли | обязательно | почему | зачем | ли | what | how | when | where | who | which | why | can | may | do | does | is | are | will | must | should',
)

export function parseQuestion(text: string, callNames: readonly CallNames[], today: string): Understanding {
  const plain = plainText(text)
  const tiers = TIER_MATCHERS.filter(({ matches }) => matches(plain) > 0).map(({ entry }) => entry.id)
  const months = monthsOf(plain)
  const inRoubles = / (?:руб\p{L}*|р|тысяч\p{L}* руб\p{L}*|rub\p{L}*) /u.test(plain) || text.includes('₽')
  const budgetUsd = readBudget(text, plain, inRoubles)
  const event = eventDay(text, today)
  const person = PEOPLE_MATCHERS.find(({ matches }) => matches(plain) > 0)?.entry.id
  const tier = TIERS.find((each) => each === tiers[0])
  const named = namedRituals(plain, callNames)
  const deities = DEITY_MATCHERS.filter(({ matches }) => matches(plain) > 0).flatMap(({ entry }) => entry.rituals)
  return {
    plain,
    words: splitWords(plain).length,
    intents: new Set(INTENT_MATCHERS.filter(({ matches }) => matches(plain) > 0).map(({ entry }) => entry.id)),
    faqs: ranked(FAQ_MATCHERS, plain).map(({ entry, score }) => ({ faq: entry, score })),
    topics: ranked(TOPIC_MATCHERS, plain).map(({ entry, score }) => ({ topic: entry, score })),
    named: [...new Set([...named, ...deities])],
    ...(person !== undefined && { person }),
    ...(tier && { tier }),
    tiers: tiers.length,
    ...(months !== undefined && { months }),
    ...(budgetUsd !== undefined && { budgetUsd }),
    inRoubles,
    ...(event !== undefined && { event }),
    isQuestion: text.includes('?') || QUESTION(plain) > 0,
  }
}

function ranked<T>(list: readonly { entry: T; matches: (plain: string) => number }[], plain: string) {
  return list
    .map(({ entry, matches }) => ({ entry, score: matches(plain) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** The rituals that the text names by a word of their names. A misspelled name counts only if no other name matches. */
function namedRituals(plain: string, callNames: readonly CallNames[]): string[] {
  const found: string[] = []
  const words = splitWords(plain)
  for (const [place, word] of words.entries()) {
    const next = words[place + 1] ?? ''
    const isGreat = word === 'маха' || word === 'maha'
    const tried = isGreat && next !== '' ? [word + next, next] : [word, word.replace(/^(?:маха|maha)(?=.{4})/, '')]
    // The word after «маха» was already tried together with «маха» and alone.
    if (place > 0 && ['маха', 'maha'].includes(words[place - 1] ?? '')) continue
    const hits = tried.map((each) => callersOf(each, callNames)).find((each) => each.length > 0) ?? []
    found.push(...hits)
  }
  return [...new Set(found)]
}

function callersOf(word: string, callNames: readonly CallNames[]): string[] {
  const stem = toStem(word)
  if (stem.length < 3) return []
  const exact = callNames.filter(({ stems }) => stems.includes(stem)).map(({ id }) => id)
  if (exact.length > 0 || stem.length < 5 || COMMON_WORDS.has(stem)) return exact
  return callNames.filter(({ stems }) => stems.some((each) => isMisspelt(stem, each))).map(({ id }) => id)
}

/** Common words that differ from a name by one letter. */
const COMMON_WORDS = new Set(
  ['human', 'humans', 'vision', 'virus', 'guitar', 'durable', 'during', 'ganges', 'дура', 'дурак', 'кубик'].map(toStem),
)

function monthsOf(plain: string): number | undefined {
  if (
    / (?:на )?(?:неделю|one week|a week|1 (?:неделю|week)) /u.test(plain) &&
    !/ (?:через|in) (?:неделю|a week|one week) /u.test(plain)
  )
    return 0.25
  if (/ на (?:две|2) недели | for (?:two|2) weeks /u.test(plain)) return 0.5
  if (/ на (?:три|3) недели | for (?:three|3) weeks /u.test(plain)) return 0.75
  if (/ на (?:один |1 )?месяц | for (?:a|one|1) month /u.test(plain)) return 1
  if (/ на (?:два|2) месяца | for (?:two|2) months | два месяца | two months /u.test(plain)) return 2
  if (/ на (?:три|3) месяца | for (?:three|3) months | три месяца | three months /u.test(plain)) return 3
  return undefined
}

/** The topic of the earlier turns. The newest turn with a ritual or an occasion decides. */
export type Thread = { topics: Topic[]; named: string[]; tier?: Tier; person?: string }

export function readThread(turns: readonly Turn[], callNames: readonly CallNames[], today: string): Thread {
  const newest = turns.toReversed()
  for (const { text } of newest.filter(({ role }) => role === 'visitor')) {
    const { topics, named, tier, person } = parseQuestion(text, callNames, today)
    if (topics.length === 0 && named.length === 0) continue
    return {
      topics: topics.map(({ topic }) => topic).slice(0, 2),
      named,
      ...(tier && { tier }),
      ...(person !== undefined && { person }),
    }
  }
  // In the answers of the shop the bold names show which rituals were proposed.
  for (const { text } of newest.filter(({ role }) => role === 'consultant')) {
    const bold = (text.match(/\*\*[^*\n]{1,80}\*\*/g) ?? []).join(' ')
    const named = namedRituals(plainText(bold), callNames)
    if (named.length > 0) return { topics: [], named }
  }
  return { topics: [], named: [] }
}
