import { TIERS, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { toStem } from '#features/catalogue/search/rules-query.ts'
import { DEITIES } from './data/deities.ts'
import { FAQ } from './data/faq.ts'
import { INTENTS, PEOPLE, TIER_WORDS } from './data/intents.ts'
import { OWN_WORDS, PURPOSE_WORDS } from './data/purposes.ts'
import { TOPICS_LIFE } from './data/topics-life.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'
import { TOPICS_WORK } from './data/topics-work.ts'
import type { CallNames } from '#features/assistant/consultant/model-knowledge.ts'
import type { CertainQuestion, Faq, Topic, Sorrow } from './model.ts'
import { findCertain } from './rules-certain.ts'
import { isExtraAsked, isReasonAsked, readBudget, readSum } from './rules-budget.ts'
import { eventDay, type Period, readAskedWeekday, readPeriod } from './rules-date-reading.ts'
import { readExclusions, readQuantity, readTerm, readYear, splitItems } from './rules-slots.ts'
import { isMisspelt, createMatcher, plainText, splitWords } from '#features/assistant/consultant/rules-patterns.ts'

/** A ritual of a cart that the visitor mentions. */
export type Wanted = { id: string; tier?: Tier; months?: number; quantity: number }

/** What the rules found in a text. In every list the most certain entry is first. */
export type Understanding = {
  plain: string
  words: number
  intents: ReadonlySet<string>
  faqs: { faq: Faq; score: number }[]
  certain?: CertainQuestion
  topics: { topic: Topic; score: number }[]
  /** The rituals that the text names. After them come the rituals of the deities that the text names. */
  named: string[]
  /** The rituals and tiers that the text excludes: "anything but Ganesha". */
  excluded: string[]
  excludedTiers: Tier[]
  person?: string
  tier?: Tier
  /** All tiers that the text names. */
  tiers: Tier[]
  months?: number
  quantity?: number
  /** The rituals of a cart, each with its tier, duration and quantity. */
  items: Wanted[]
  /** The position of the ritual that the visitor picks from the shown rituals: 0 for "the first one"; `cheaper` for "the cheaper one". */
  pick?: number | 'cheaper'
  budgetUsd?: number
  /** Two prices that the visitor adds: "273 and 229 dollars". */
  sum?: [number, number]
  inRoubles: boolean
  event?: string
  /** True if the event was named in an earlier message, and this message asks when to begin. */
  isDeadline?: true
  /** The month or year that the text names as a whole. */
  period?: Period
  /** The weekday if the visitor asks for several days on the same weekday. Sunday is 0. */
  weekday?: number
  year?: number
  isQuestion: boolean
  hasMark: boolean
  /** True if the text is about the visitor's personal situation. */
  isOwn: boolean
}

const compile = <T extends { words: string }>(list: readonly T[]) =>
  list.map((entry) => ({ entry, matches: createMatcher(entry.words) }))

const INTENT_MATCHERS = compile([...INTENTS, ...PURPOSE_WORDS])
const OWN = createMatcher(OWN_WORDS)
const FAQ_MATCHERS = compile(FAQ)
const TOPIC_MATCHERS = compile([...TOPICS_PEOPLE, ...TOPICS_WORK, ...TOPICS_LIFE])
const DEITY_MATCHERS = compile(DEITIES)
const PEOPLE_MATCHERS = compile(PEOPLE)
const TIER_MATCHERS = compile(TIER_WORDS)
const QUESTION = createMatcher(
  'что | чем | как | какой | какая | какие | какое | сколько | когда | где | кто | можно | можно ли | нужно | нужно ли | надо | надо ли | обязательно | почему | зачем | ли | what | how | when | where | who | which | why | can | may | do | does | is | are | will | must | should',
)

/** `before`: the earlier messages of the visitor, if they matter for this message. */
export function parseQuestion(
  text: string,
  callNames: readonly CallNames[],
  today: string,
  before: { sorrow?: Sorrow; last?: string } = {},
): Understanding {
  const plain = plainText(text)
  const { rest, excluded } = readExclusions(text, (part) => isNamed(part, callNames))
  const left = plainText(rest)
  const tiers = tiersIn(left)
  const months = readTerm(plain)
  const inRoubles = / (?:руб\p{L}*|р|тысяч\p{L}* руб\p{L}*|rub\p{L}*) /u.test(plain) || text.includes('₽')
  const sum = inRoubles ? undefined : readSum(text)
  const isNoBudget = isExtraAsked(plain) || isReasonAsked(plain)
  const budgetUsd = isNoBudget ? undefined : sum ? sum.budgetUsd : readBudget(text, plain, inRoubles)
  const event = eventDay(text, today)
  const year = readYear(text, plain, today)
  const period = readPeriod(text, today, year)
  const weekday = readAskedWeekday(plain)
  const person = PEOPLE_MATCHERS.find(({ matches }) => matches(plain) > 0)?.entry.id
  const tier = TIERS.find((each) => each === tiers[0])
  const named = ritualsIn(left, callNames)
  const quantity = readQuantity(left, (word) => callersOf(word, callNames).length > 0)
  const pick = pickOf(plain)
  const intents = new Set(INTENT_MATCHERS.filter(({ matches }) => matches(plain) > 0).map(({ entry }) => entry.id))
  const isLossTold = before.sorrow === 'loss' || intents.has('loss')
  const certain = findCertain(plain, isLossTold, before.last)
  return {
    plain,
    words: splitWords(plain).length,
    intents,
    // «Less than $100» is a budget. It is not a question about a payment that was too small.
    faqs: ranked(FAQ_MATCHERS, plain)
      .filter(({ entry }) => entry.id !== 'underpaid' || budgetUsd === undefined)
      .map(({ entry, score }) => ({ faq: entry, score })),
    ...(certain && { certain }),
    topics: ranked(TOPIC_MATCHERS, left).map(({ entry, score }) => ({ topic: entry, score })),
    named,
    excluded: excluded === '' ? [] : ritualsIn(excluded, callNames),
    excludedTiers: excluded === '' ? [] : tiersIn(excluded),
    ...(person !== undefined && { person }),
    ...(tier && { tier }),
    tiers,
    ...(months !== undefined && { months }),
    ...(quantity !== undefined && { quantity }),
    items: itemsIn(rest, callNames),
    ...(pick !== undefined && { pick }),
    ...(budgetUsd !== undefined && { budgetUsd }),
    ...(sum && { sum: sum.prices }),
    inRoubles,
    ...(event !== undefined && { event }),
    ...(period && { period }),
    ...(weekday !== undefined && { weekday }),
    ...(year !== undefined && { year }),
    isQuestion: text.includes('?') || QUESTION(plain) > 0,
    hasMark: text.includes('?'),
    isOwn: OWN(plain) > 0,
  }
}

/** Intents that show how the visitor asks or what has happened, but not the subject of the question. */
const NO_SUBJECTS = ['price', 'date', 'term', 'difference', 'loss', 'illness', 'thanks', 'greeting']

/** The subjects that a text without punctuation asks about. */
export function subjectsOf(plain: string): string[] {
  const found = [...INTENT_MATCHERS, ...FAQ_MATCHERS].filter(({ matches }) => matches(plain) > 0)
  const ids = found.map(({ entry }) => entry.id).filter((id) => !NO_SUBJECTS.includes(id))
  const certain = findCertain(plain)
  return certain ? [...ids, certain.id] : ids
}

/** The tiers that a text names, also if they are misspelt. The text has no punctuation and one space at each end. */
export function tiersIn(plain: string): Tier[] {
  const words = splitWords(plain)
  return TIERS.filter((tier) => {
    const isNamed = TIER_MATCHERS.some(({ entry, matches }) => entry.id === tier && matches(plain) > 0)
    return isNamed || words.some((word) => TIER_NAMES[tier].some((name) => isMisspelt(word, name)))
  })
}

/** The names of tiers whose misspellings are not other words. */
const TIER_NAMES: Readonly<Record<Tier, readonly string[]>> = {
  basic: [],
  enhanced: ['enhanced'],
  premium: ['premium', 'премиум'],
}

/** The rituals that the text names. After them come the rituals of the deities that the text names. */
function ritualsIn(plain: string, callNames: readonly CallNames[]): string[] {
  const named = namedRituals(plain, callNames)
  // Of two rituals that a visitor names, each is meant alone: "Kubera or Lakshmi" does not also mean Mahalakshmi.
  const deities = DEITY_MATCHERS.filter(({ entry, matches }) => {
    const isNamed = named.length > 1 && entry.rituals.some((id) => named.includes(id))
    return matches(plain) > 0 && !isNamed
  }).flatMap(({ entry }) => entry.rituals)
  return [...new Set([...named, ...deities])]
}

function isNamed(part: string, callNames: readonly CallNames[]): boolean {
  return tiersIn(part).length > 0 || ritualsIn(part, callNames).length > 0
}

/** Returns the rituals of a cart. A tier or term that the visitor names once applies to all of them. */
function itemsIn(text: string, callNames: readonly CallNames[]): Wanted[] {
  const isName = (word: string) => callersOf(word, callNames).length > 0
  const items: Wanted[] = []
  for (const part of splitItems(text)) {
    const [id] = ritualsIn(part, callNames)
    const [tier] = tiersIn(part)
    const months = readTerm(part)
    const last = items.at(-1)
    if (id !== undefined) items.push({ id, tier, months, quantity: readQuantity(part, isName) ?? 1 })
    else if (last) {
      last.tier ??= tier
      last.months ??= months
    }
  }
  const tiers = [...new Set(items.flatMap(({ tier }) => tier ?? []))]
  const terms = [...new Set(items.flatMap(({ months }) => months ?? []))]
  return items.map(({ tier, months, ...item }) => ({
    ...item,
    ...withTier(tier ?? (tiers.length === 1 ? tiers[0] : undefined)),
    ...withMonths(months ?? (terms.length === 1 ? terms[0] : undefined)),
  }))
}

export function withTier(tier: Tier | undefined): { tier?: Tier } {
  return tier ? { tier } : {}
}

export function withMonths(months: number | undefined): { months?: number } {
  return months === undefined ? {} : { months }
}

const PICKS: readonly [RegExp, number | 'cheaper'][] = [
  [
    / (?:the|that|this) (?:cheaper|cheapest|least expensive|less expensive)(?: one| of| ritual| option| please| then|) | (?:cheaper|cheapest) one /u,
    'cheaper',
  ],
  [/ (?:т[оауе]т?|тот|ту|та) (?:что |котор\p{L}+ )?(?:по)?дешевл?е?\p{L}* /u, 'cheaper'],
  [/ (?:из них|из этих) .*дешев\p{L}* | дешев\p{L}* (?:из них|из этих|из двух) /u, 'cheaper'],
  [
    / (?:the )?(?:first|1st) (?:one|ritual|of) | перв(?:ый|ую|ая|ое|ого|ой) (?:вариант\p{L}*|ритуал\p{L}*|ягь\p{L}*|из |пожалуйста )?/u,
    0,
  ],
  [
    / (?:the )?(?:second|2nd) (?:one|ritual|of) | втор(?:ой|ую|ая|ое|ого) (?:вариант\p{L}*|ритуал\p{L}*|ягь\p{L}*|из |пожалуйста )?/u,
    1,
  ],
  [
    / (?:the )?(?:third|3rd|last) (?:one|ritual|of) | трет(?:ий|ью|ья|ье|ьего|ьей) (?:вариант\p{L}*|ритуал\p{L}*|ягь\p{L}*|из |пожалуйста )?/u,
    2,
  ],
]
/** Words after an ordinal number that are not rituals. «Второй год» does not pick the second ritual. */
const NO_PICK = / (?:год\p{L}*|раз\p{L}*|месяц\p{L}*|недел\p{L}*|дом\p{L}*|time|year|month|week) /u
const MAX_PICK_WORDS = 9

function pickOf(plain: string): number | 'cheaper' | undefined {
  if (splitWords(plain).length > MAX_PICK_WORDS || NO_PICK.test(plain)) return undefined
  return PICKS.find(([expression]) => expression.test(plain))?.[1]
}

function ranked<T>(list: readonly { entry: T; matches: (plain: string) => number }[], plain: string) {
  return list
    .map(({ entry, matches }) => ({ entry, score: matches(plain) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** The rituals that the text names by a word of their names. A misspelled name is used only if no correctly spelled name matches. */
export function namedRituals(plain: string, callNames: readonly CallNames[]): string[] {
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
