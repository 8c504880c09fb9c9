/**
 * `given`: the results of the tools for this answer, and today's date, as text. `asked`: the visitor's question. A fact that is only in the
 * question is not treated as a fact of the shop.
 */
export type GivenTexts = { given: readonly string[]; asked: string }

const PERCENT = /(\d+(?:[.,]\d+)?)(?: ?[-–—] ?(\d+(?:[.,]\d+)?))? ?(?:%|процент\p{L}*|per ?cent)/giu
/** A percentage near these words is checked as a part of a price, even if a tool returned this percentage. */
const OFFER =
  /скид\p{L}*|дешев\p{L}*|дешёв\p{L}*|эконом\p{L}*|верн[её]\p{L}*|возв\p{L}*|цен[аыуе](?!\p{L})|стоимост\p{L}*|\b(?:off|discount|cheaper|save|refund|back|price|cost)/iu

/** The sentence without the percentages that a tool returned. */
export function withoutGivenPercents(sentence: string, { given }: GivenTexts): string {
  if (OFFER.test(sentence)) return sentence
  const known = new Set(given.flatMap((text) => [...text.normalize('NFKC').matchAll(PERCENT)].flatMap(numbersOf)))
  return sentence.replace(PERCENT, (whole, ...numbers: (string | undefined)[]) =>
    numbersOf(['', numbers[0], numbers[1]]).every((one) => known.has(one)) ? ' ' : whole,
  )
}

function numbersOf([, ...numbers]: (string | undefined)[]): number[] {
  return numbers.flatMap((number) => (number === undefined ? [] : [Number(number.replace(',', '.'))]))
}

/** A number at the beginning of a line is the number of a list item. */
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/
const FIGURE = /\d+(?:[ .,\u00A0\u202F]\d{3})*(?:[.,]\d{1,2})?(?!\d)/g
const WEEKS_IN_MONTH = 4

/** Numbers that are never a claim about the shop: one, and the numbers of emergency services. */
const FREE_FIGURES = [1, 112, 911, 988, 999]

/** True if a sentence contains a number that no tool returned and that the visitor did not write. `amounts` are the prices of the tools. */
export function namesUnknownFigure(
  sentence: string,
  { given, asked }: GivenTexts,
  amounts: readonly number[],
): boolean {
  const known = new Set([...FREE_FIGURES, ...amounts, ...[...given, asked].flatMap(knownIn)])
  // The tools name terms in weeks, and an answer may name them in months.
  const weeks = given.flatMap((text) => [...text.matchAll(/"weeks":(\d+(?:\.\d+)?)/g)])
  for (const [, count = ''] of weeks) known.add(Number(count) / WEEKS_IN_MONTH)
  return figuresIn(withoutDates(sentence.replace(LIST_NUMBER, ''))).some((figure) => !known.has(figure))
}

/** Removes the dates written in digits, because `namesUnknownDay` checks these dates. */
function withoutDates(text: string): string {
  return text.replace(ISO, ' ').replace(DOTTED, ' ')
}

/** The numbers in a text. Only the day and the year of a date are used, because the numbers of months would allow too many small numbers. */
function knownIn(text: string): number[] {
  const dates = [...text.matchAll(/(?<!\d)(\d{4})-\d{2}-(\d{2})(?!\d)/g)].flatMap(([, year, day]) => [
    Number(year),
    Number(day),
  ])
  return [...dates, ...figuresIn(withoutDates(text))]
}

/** `1,440`, `1 440` and `1440` are the same number. */
function figuresIn(text: string): number[] {
  return [...text.normalize('NFKC').matchAll(FIGURE)].map(([found]) => {
    const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(found) ?? []
    return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`)
  })
}

const MONTHS = [
  'январ\\p{L}*|january|jan',
  'феврал\\p{L}*|february|feb',
  'март\\p{L}?|march|mar',
  'апрел\\p{L}*|april|apr',
  // Only "May" with a capital letter is a month: «may» is usually a verb.
  'ма[йяюе]|(?-i:May)',
  'июн\\p{L}*|june|jun',
  'июл\\p{L}*|july|jul',
  'август\\p{L}?|august|aug',
  'сентябр\\p{L}*|september|sept?',
  'октябр\\p{L}*|october|oct',
  'ноябр\\p{L}*|november|nov',
  'декабр\\p{L}*|december|dec',
]
const WORD = String.raw`(?<![\p{L}\d])`
const END = String.raw`(?![\p{L}\d])`
const DAY = String.raw`(\d{1,2})(?:-?(?:го|е|st|nd|rd|th))?`
const IN_WORDS = MONTHS.map((name) => [
  new RegExp(`${WORD}${DAY}(?: of)? (?:${name})${END}`, 'giu'),
  new RegExp(`${WORD}(?:${name})\\.? (?:the )?${DAY}${END}`, 'giu'),
])
const ISO = /(?<!\d)\d{4}-(\d{2})-(\d{2})(?!\d)/g
const DOTTED = /(?<!\d)(\d{1,2})[./](\d{1,2})[./]\d{4}(?!\d)/g

/** Words that say that something happens on a day. */
const HAPPENS =
  /(?<!\p{L})(?:нач\p{L}+|заверш\p{L}+|законч\p{L}+|соверш\p{L}+|провед\p{L}+|про[ий]д\p{L}+|состо\p{L}+|буд[еу]т\p{L}*|пришл\p{L}+|получ\p{L}+|готов\p{L}*|выйд\p{L}+|исполн\p{L}+|прид[её]\p{L}+|сдади\p{L}+|will|shall|begins?|starts?|ends?|arrives?|ready|receive|get)(?!\p{L})/iu
const TOMORROW = /(?<!\p{L})(?:завтра|послезавтра|tomorrow)(?!\p{L})/iu

/**
 * True if a sentence names a day that no tool returned. A sentence may repeat a day from the visitor's question, unless the sentence says
 * that something happens on this day.
 */
export function namesUnknownDay(sentence: string, { given, asked }: GivenTexts): boolean {
  const promises = HAPPENS.test(sentence)
  if (promises && TOMORROW.test(sentence)) return true
  const known = new Set([...given, ...(promises ? [] : [asked])].flatMap(daysIn))
  return daysIn(sentence).some((day) => !known.has(day))
}

/** Returns the days in a text as `12-05`. The year is left out, because texts seldom contain the year. */
function daysIn(text: string): string[] {
  const key = (month: number, day: string | undefined) => `${month}-${Number(day)}`
  return [
    ...[...text.matchAll(ISO)].map(([, month, day]) => key(Number(month), day)),
    ...[...text.matchAll(DOTTED)].map(([, day, month]) => key(Number(month), day)),
    ...IN_WORDS.flatMap((both, at) =>
      both.flatMap((one) => [...text.matchAll(one)].map(([, day]) => key(at + 1, day))),
    ),
  ]
}
