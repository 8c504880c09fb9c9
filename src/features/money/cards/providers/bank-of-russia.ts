import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { parseUnits } from '#base/money.ts'
import { SECOND } from '#base/time.ts'
import { fetchBytes } from '#server/fetch-json.ts'

const ANSWER_TIMEOUT = 8 * SECOND
const MAX_ANSWER_BYTES = 200_000

export const RATE_DIGITS = 8

/** The roubles × 10⁸ for one unit of each currency, and the day for which the bank set them. */
export type DailyRates = { day: Date; roubles: ReadonlyMap<string, bigint> }

/** The document's shape, as the parser returns it: attributes begin with an @, and all values are text. */
const document = z.object({
  ValCurs: z.object({
    '@Date': z.string().regex(/^\d\d\.\d\d\.\d{4}$/),
    Valute: z
      .array(
        z.object({
          CharCode: z.string().regex(/^[A-Z]{3}$/),
          Nominal: z.string().regex(/^10{0,6}$/),
          Value: z.string().regex(/^\d{1,7},\d{1,8}$/),
        }),
      )
      .min(1)
      .max(500),
  }),
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Valute',
})

/** The daily rates of the Bank of Russia (https://www.cbr.ru/development/SXML/), with limits on time and size. */
export async function fetchDailyRates(url: string): Promise<DailyRates> {
  return readDailyRates(await fetchBytes(url, { withinMs: ANSWER_TIMEOUT, limitBytes: MAX_ANSWER_BYTES }))
}

/** Reads the document, which is encoded in windows-1251. Throws for any other document, for example the page of the bank's flood protection. */
export function readDailyRates(bytes: Uint8Array): DailyRates {
  const text = new TextDecoder('windows-1251').decode(bytes)
  // The end is checked separately, because the parser accepts a document that is cut off.
  const parsed = text.trimEnd().endsWith('</ValCurs>') ? document.safeParse(parser.parse(text)) : undefined
  if (!parsed?.success) throw new Error('unexpected answer from the Bank of Russia', { cause: parsed?.error })
  const { '@Date': date, Valute: lines } = parsed.data.ValCurs
  const roubles = new Map(lines.map(({ CharCode, Nominal, Value }) => [CharCode, perUnit(Value, Nominal)]))
  if (roubles.size !== lines.length) throw new Error('the answer of the Bank of Russia lists a currency twice')
  return { day: readDay(date), roubles }
}

/** The price of one unit. For cheap currencies the bank publishes the price of ten, a hundred or more units. Prices have a decimal comma. */
function perUnit(value: string, nominal: string): bigint {
  return (parseUnits(value.replace(',', '.'), RATE_DIGITS) ?? 0n) / BigInt(nominal)
}

/** The start of a day of the bank: midnight in Moscow. */
function readDay(text: string): Date {
  const day = new Date(`${text.split('.').toReversed().join('-')}T00:00:00+03:00`)
  if (Number.isNaN(day.getTime())) throw new Error('the answer of the Bank of Russia has no date')
  return day
}
