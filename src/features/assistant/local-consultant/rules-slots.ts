import { plainText, splitWords } from '#features/assistant/consultant/rules-patterns.ts'

const COUNTS: readonly (readonly [number, string])[] = [
  [1, 'a an one single один одну одна одного'],
  [2, 'two couple pair twice два две двух пару пара дважды'],
  [3, 'three thrice три трех трижды'],
  [4, 'four четыре'],
  [5, 'five пять'],
  [6, 'six шесть'],
  [7, 'seven семь'],
  [8, 'eight восемь'],
  [9, 'nine девять'],
  [10, 'ten десять'],
  [11, 'eleven'],
  [12, 'twelve'],
]
const NUMBERS = new Map(COUNTS.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)))
const NUMBER_WORDS = [...NUMBERS.keys()].join('|')
const WEEKS = 'недел\\p{L}*|weeks?|week'
const MONTHS = 'месяц\\p{L}*|months?'
const COUNTED = new RegExp(
  ` (\\d{1,2}|${NUMBER_WORDS}|half a|пол|полтора|полторы) (?:full )?(${WEEKS}|${MONTHS}) `,
  'u',
)
const BARE = new RegExp(
  ` (?:на|for|per|in total|a|one|целый|целую|full|whole|just|только) (?:${WEEKS}|${MONTHS}) `,
  'u',
)
/** A time until or since an event is not the duration of a ritual. */
const NO_TERM = new RegExp(
  ` (?:через|in|after|within|next|last|every|each|прошл\\p{L}*|следующ\\p{L}*|кажд\\p{L}*|за|до|before|спустя|уже|for the last|these|this|этом) (?:\\S+ ){0,2}?(?:${WEEKS}|${MONTHS}) | (?:${WEEKS}|${MONTHS}) (?:назад|ago|pregnant|беременн\\p{L}*|old|подряд) `,
  'u',
)

/** The duration of a ritual that the visitor asks for, in months: `0.5` for two weeks. */
export function readTerm(plain: string): number | undefined {
  if (/ (?:fortnight|полмесяца|двухнедельн\p{L}*) /u.test(plain)) return 0.5
  if (/ (?:недельн\p{L}*|weekly) /u.test(plain)) return 0.25
  if (/ (?:месячн\p{L}*|monthly|month long) /u.test(plain)) return 1
  if (/ (?:полгода|half a year|half year) /u.test(plain)) return 6
  if (/ двухмесячн\p{L}* /u.test(plain)) return 2
  if (NO_TERM.test(plain)) return undefined
  const [, count = '', unit = ''] = COUNTED.exec(plain) ?? []
  if (count !== '') {
    const number = FRACTIONS[count] ?? countOf(count) ?? 0
    return number === 0 ? undefined : number / (isWeek(unit) ? 4 : 1)
  }
  const [bare] = BARE.exec(plain) ?? []
  return bare === undefined ? undefined : isWeek(bare.trim().split(' ').at(-1) ?? '') ? 0.25 : 1
}

const FRACTIONS: Readonly<Record<string, number>> = { 'half a': 0.5, пол: 0.5, полтора: 1.5, полторы: 1.5 }

function isWeek(unit: string): boolean {
  return /^(?:недел|week)/.test(unit)
}

function countOf(word: string): number | undefined {
  return /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.get(word)
}

const MONTH =
  '(?:янв|фев|март|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** Numbers that are not a number of rituals: days, times, ages, years, telephone and house numbers. */
const NO_COUNT = new RegExp(
  [
    `\\d{1,2} (?:of )?(?=(?:${MONTH}) )`,
    `(?<= (?:${MONTH}) )(?:the )?\\d{1,2} `,
    '\\d+(?: \\d+)+ ',
    '\\d{1,2} (?=(?:го|е|числ\\p{L}*|am|pm|oclock|o clock|утра|вечера) )',
    '(?<= (?:on|on the|by|by the|at|aged?|turned|turns|(?:i am|she is|he is|im|shes|hes|мне|ей|ему|исполнил\\p{L}*|возраст\\p{L}*|номер\\p{L}*|number|flat|house|room|ward|дом\\p{L}{0,2}|квартир\\p{L}*|палат\\p{L}*)) )\\d{1,3} ',
  ].join('|'),
  'gu',
)

const RITUAL_NOUN =
  /^(?:ритуал|ягь|ягий|обряд|пудж|хом[ауы]|штук|rituals?$|yagya|yagna|yajna|puja|pooja|homa|of$|такие|такой|таких|pieces?$|базов|усиленн|премиум|basic|enhanced|premium)/u
const NOT_RITUALS =
  /^(?:недел|месяц|дн|ден|час|минут|лет|год|раз|человек|люд|участник|им[её]н|дет|реб|брат|сест|сын|доч|доллар|фунт|евро|процент|руб|тысяч|вариант|тариф|week|month|day|hour|minute|year|time|people|person|name|participant|kid|child|son|daughter|brother|sister|dollar|pound|euro|percent|%|option|tier|friend|of us)/u

/** If one of these words follows a number, the number does not count the ritual after it: "two operations, which ritual". */
const BREAK =
  /^(?:which|what|when|how|who|for|and|but|or|is|are|in|i|we|my|our|и|а|но|или|какой|какая|какую|какие|что|как|когда|для|на|в|с|у|мне|нам|мой|моя)$/u

/** The number of rituals that the visitor asks for: `2` for "two Ganesha rituals"; undefined for one. `isName`: the word names a ritual. */
export function readQuantity(plain: string, isName: (word: string) => boolean): number | undefined {
  const [, after, before] = / (?:[xх] ?(\d{1,2})|(\d{1,2}) ?[xх]) /u.exec(plain) ?? []
  if (after ?? before) return realCount(Number(after ?? before))
  const words = splitWords(plain.replace(NO_COUNT, '# '))
  for (const [place, word] of words.entries()) {
    const count = countOf(word)
    if (count === undefined || count < 2) continue
    for (const next of words.slice(place + 1, place + 4)) {
      if (NOT_RITUALS.test(next) || BREAK.test(next)) break
      if (RITUAL_NOUN.test(next) || isName(next)) return realCount(count)
    }
  }
  return undefined
}

/** Reads a message that is only a number and continues a question about a price: "and two?" */
export function readLoneCount(plain: string): number | undefined {
  const words = splitWords(plain.replace(NO_COUNT, '# '))
  if (words.length > 4) return undefined
  const place = words.findIndex((word) => (countOf(word) ?? 0) >= 2)
  const next = words[place + 1]
  return place < 0 || (next !== undefined && NOT_RITUALS.test(next))
    ? undefined
    : realCount(countOf(words[place] ?? '') ?? 0)
}

function realCount(count: number): number | undefined {
  return count >= 2 && count <= 99 ? count : undefined
}

export function readYear(text: string, plain: string, today: string): number | undefined {
  const now = Number(today.slice(0, 4))
  const [, digits] = /(?<![\d$.,])((?:19|20|21)\d\d)(?!\d|[.,]\d|\s*(?:\$|дол|dol|usd|руб))/iu.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  if (
    / (?:через год|в следующем году|на следующий год|следующего года|будущ\p{L}* год\p{L}*|next year|a year from now) /u.test(
      plain,
    )
  )
    return now + 1
  if (/ (?:через два года|через 2 года|year after next|in two years|in 2 years|послеследующ\p{L}*) /u.test(plain))
    return now + 2
  if (/ (?:в прошлом году|прошлого года|last year) /u.test(plain)) return now - 1
  if (/ (?:в этом году|этого года|this year) /u.test(plain)) return now
  return undefined
}

const EXCLUDING =
  /(?<=^|[^\p{L}])(?:anything but|everything but|all but|any but|any except|but not|not|except|excluding|other than|apart from|besides|without|instead of|rather than|dont want|do not want|dont need|no|avoid|skip|кроме|без|только не|но не|не хочу|не хотим|не надо|не нужн[аоы]?|не предлагайте|исключая|исключ\p{L}*|помимо|вместо|не)\s+((?:(?!(?:but|а|но|только|хочу|want|please|for|для|лучше|just|or something)(?!\p{L}))[\p{L}\d-]+(?:\s+|$|(?=\p{P})|,\s*(?=и\s)))(?:(?!(?:but|а|но|только|хочу|want|please|for|для|лучше|just)(?!\p{L}))[\p{L}\d-]+(?:\s+|$|(?=\p{P}))){0,4})/giu
const AFTERWARDS =
  /((?:[\p{L}-]+\s+){1,3})(?:не подход\p{L}*|не надо|не нужн\p{L}*|не хо\p{L}*|уже (?:был\p{L}*|делал\p{L}*|заказывал\p{L}*|проводил\p{L}*)|is not for me|not for me|does not suit|doesnt suit|is out)/giu
/** Words after a negation that exclude nothing, as in «Не знаю, Ганеша ли». */
const NO_EXCLUSION =
  /^(?:sure|know|understand|only|just|necessarily|знаю|увер\p{L}*|понима\p{L}*|понял\p{L}*|мог\p{L}*|только|просто|обязательно|certain|decided|clear|heard)(?!\p{L})/iu

/** The parts of a text in which the visitor excludes something, and the text without these parts. */
export function readExclusions(text: string, isNamed: (part: string) => boolean): { rest: string; excluded: string } {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’ʼ`]/g, '')
  const parts: string[] = []
  const take = (whole: string, part: string) => {
    if (NO_EXCLUSION.test(part) || !isNamed(plainText(part))) return whole
    parts.push(part)
    return ' , '
  }
  const rest = lower
    .replace(/(?:why|почему) (?:not|не) /giu, 'why ')
    .replace(EXCLUDING, (whole: string, part: string) => take(whole, part))
    .replace(AFTERWARDS, (whole: string, part: string) => take(whole, part))
  return parts.length === 0 ? { rest: text, excluded: '' } : { rest, excluded: plainText(parts.join(' , ')) }
}

/** The parts of a cart: "two Ganesha and one Lakshmi premium" has two. */
export function splitItems(text: string): string[] {
  return text.split(/[,;+&]|(?<=^|\s)(?:and|plus|with|и|плюс|а также)(?=\s|$)/iu).map((part) => plainText(part))
}
