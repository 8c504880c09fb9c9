import type { Lang } from '#base/i18n.ts'
import { HELP_NUMBERS, NUMBERS_ELSEWHERE } from './data/emergency-numbers.ts'
import { en } from './messages/page-danger.en.ts'
import { ru } from './messages/page-danger.ru.ts'
import type { DangerKind } from './model-danger.ts'
import type { Contact } from './model.ts'

const MESSAGES = { ru, en }
/** The maximum number of telephone numbers in the line of help that begins an answer to a worried person. */
const MAX_IN_LINE = 4
/** A price with its currency before or after the number. */
const PRICE = /[$₽€]\s?\d|\d[\d\s.,]*(?:[$₽€]|USDT?\b|долл|руб|dollars?\b|roubles?\b)/iu

/** The telephone numbers for help, in the reader's language. `country`: the two-letter code. A number is never broken between two lines. */
export function helpNumbers(kind: DangerKind, lang: Lang, country?: string): Contact[] {
  const numbers = (country !== undefined && HELP_NUMBERS[country]) || NUMBERS_ELSEWHERE[lang]
  return numbers
    .filter((each) => !each.for || each.for.includes(kind))
    .map(({ number, call = number, name }) => ({
      label: `${unbroken(number)}: ${typeof name === 'string' ? MESSAGES[lang][name] : name[lang]}`,
      href: `tel:${call}`,
    }))
}

/** The line before an answer if somebody may be in danger. */
export function concernLine(lang: Lang, numbers: readonly Contact[]): string {
  const named = numbers.slice(0, MAX_IN_LINE).map(({ label }) => label.replace(': ', ' – '))
  return MESSAGES[lang].concern(named.join(', '))
}

export function namesPrice(text: string): boolean {
  return PRICE.test(text)
}

/** The beginning of a sentence that refers to the price in the previous sentence. */
const CONTINUED = /^\s*(?:Следом|Ещё дешевле|Из них|Next|Of these)(?!\p{L})/u

/** Removes the sentences that contain a price or refer to a price, and the lines that only announce prices. */
export function withoutPrices(text: string): string {
  const sentences = text.split(/(?<=[.!?…])(?=\s)|(?=\n)/u)
  return sentences
    .filter((sentence) => !PRICE.test(sentence) && !CONTINUED.test(sentence) && !sentence.trimEnd().endsWith(':'))
    .join('')
    .trimStart()
}

/** The characters U+2011 and U+00A0 keep a telephone number on one line. */
function unbroken(number: string): string {
  return number.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')
}
