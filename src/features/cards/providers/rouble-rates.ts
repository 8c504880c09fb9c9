import { DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { RoubleSource } from '../model.ts'
import { askBytes } from '#server/fetch-json.ts'

/** Around the New Year the Bank of Russia sets no rate for up to eleven days. */
const OLDEST = 12 * DAY
/** It sets one rate a day. */
const ASKED_EVERY = HOUR
/** After a failure not at every press of a customer. */
const TRIED_EVERY = MINUTE
const ANSWER_WITHIN = 8 * SECOND
const ANSWER_LIMIT = 200_000

const RATE_DIGITS = 8
/** Roubles for a dollar that nobody would believe are a mistake in the format, not a rate. */
const BELIEVABLE = { least: 10n * 10n ** 8n, most: 1000n * 10n ** 8n }

/** A rate that the owner has set. */
export function fixedRoubles(roubles: string, spreadBasisPoints: number): RoubleSource {
  const rate = withSpread(readDecimal(roubles), spreadBasisPoints)
  return { perUsd: () => Promise.resolve(rate) }
}

type BankAccess = { url: string; spreadBasisPoints: number; now: () => Date }
type Rate = { rate: bigint; day: Date }

/** The Bank of Russia's rate of the day (https://www.cbr.ru/development/SXML/); the last one holds while the bank is away. */
export function bankOfRussia({ url, spreadBasisPoints, now }: BankAccess): RoubleSource {
  let known: Rate | undefined
  let askNext = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    askNext = now().getTime() + TRIED_EVERY
    known = readBankRate(await askBytes(url, { withinMs: ANSWER_WITHIN, limitBytes: ANSWER_LIMIT }))
    askNext = now().getTime() + ASKED_EVERY
  }

  return {
    perUsd: async () => {
      if (asking === undefined && now().getTime() >= askNext) {
        asking = ask().finally(() => {
          asking = undefined
        })
      }
      const failure: unknown = await asking?.then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!known) throw new Error('the Bank of Russia has told no rate yet', { cause: failure })
      if (now().getTime() - known.day.getTime() > OLDEST)
        throw new Error('the rate of the Bank of Russia is too old', { cause: failure })
      return withSpread(known.rate, spreadBasisPoints)
    },
  }
}

const DOCUMENT = /^<\?xml [^>]*\?>\s*<ValCurs Date="(\d\d)\.(\d\d)\.(\d{4})" name="[^"<>]*">([^]*)<\/ValCurs>\s*$/
const DOLLAR =
  /<Valute ID="R01235">\s*<NumCode>840<\/NumCode>\s*<CharCode>USD<\/CharCode>\s*<Nominal>1<\/Nominal>\s*<Name>[^<>]*<\/Name>\s*<Value>(\d{1,4},\d{1,8})<\/Value>/g

/** The document is in windows-1251; all that is read of it is plain. */
export function readBankRate(bytes: Uint8Array): Rate {
  const [, day, month, year, body = ''] = DOCUMENT.exec(Buffer.from(bytes).toString('latin1')) ?? []
  const dollars = [...body.matchAll(DOLLAR)]
  const date = new Date(`${year}-${month}-${day}T00:00:00+03:00`)
  if (dollars.length !== 1 || Number.isNaN(date.getTime()))
    throw new Error('the Bank of Russia answered something else')
  return { rate: readDecimal(dollars[0]?.[1]?.replace(',', '.') ?? ''), day: date }
}

function readDecimal(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  const rate = BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'))
  if (rate < BELIEVABLE.least || rate > BELIEVABLE.most) throw new Error(`${text} roubles for a dollar is no rate`)
  return rate
}

function withSpread(rate: bigint, basisPoints: number): bigint {
  return (rate * (10_000n + BigInt(basisPoints)) + 9_999n) / 10_000n
}
