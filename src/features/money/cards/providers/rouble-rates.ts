import { parseUnits } from '#base/money.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import { z } from 'zod'
import type { KeptRate, RateMemory, RoubleSource } from '../model.ts'
import { fetchJson } from '#server/fetch-json.ts'
import { fetchDailyRates, RATE_DIGITS } from './bank-of-russia.ts'

/** The maximum age of a rate that the shop uses. Around the New Year the Bank of Russia sets no rate for up to eleven days. */
const OLDEST = 12 * DAY
/** The time between two requests to the bank. The bank sets one rate a day. */
const ASKED_EVERY = HOUR
/** The pause after a failure. Without this pause every click of a customer would send a new request. */
const TRIED_EVERY = MINUTE
const ANSWER_TIMEOUT = 8 * SECOND
const MAX_ANSWER_BYTES = 200_000

/** How long the shop uses a rate of the second bank before it tries the Bank of Russia again. */
const STOOD_IN_FOR = 10 * MINUTE

/**
 * The largest difference between the rates of two banks in percent. Usually the rates differ by one or two percent. With a larger
 * difference one of them is wrong.
 */
const MAX_DIFFERENCE_PERCENT = 10n
/** The limits for a rate × 10⁸. A rate outside these limits is an error in the format of the answer. */
const BELIEVABLE = { least: 10n * 10n ** 8n, most: 1000n * 10n ** 8n }

/** Returns a source with the fixed rate that the owner has set in the configuration, plus the surcharge. */
export function fixedRoubles(roubles: string, spreadBasisPoints: number): RoubleSource {
  const rate = withSpread(readDecimal(roubles), spreadBasisPoints)
  return { perUsd: () => Promise.resolve(rate) }
}

type BankAccess = {
  url: string
  /** The URL of the National Bank of Belarus. Without it there is no second source of rates. */
  secondUrl?: string | undefined
  memory?: RateMemory | undefined
  spreadBasisPoints: number
  now: () => Date
}
type Rate = Omit<KeptRate, 'source'>

/**
 * Returns the source of the daily rate of the Bank of Russia (https://www.cbr.ru/development/SXML/). The bank's flood protection may send a
 * page instead of the rate. Then the shop uses the dollar and rouble rates of the National Bank of Belarus, if the result differs from the
 * last rate by less than a tenth. If both banks are unavailable, the shop uses the last rate, also after a restart.
 */
export function bankOfRussia({ url, secondUrl, memory, spreadBasisPoints, now }: BankAccess): RoubleSource {
  let known: KeptRate | undefined
  let isLoaded = memory === undefined
  let nextFetchAt = 0
  let pending: Promise<void> | undefined

  async function fetchRate(): Promise<void> {
    nextFetchAt = now().getTime() + TRIED_EVERY
    if (!isLoaded) known = await memory?.load()
    isLoaded = true
    const found = await fetchEither()
    nextFetchAt = now().getTime() + (found.source === 'cbr' ? ASKED_EVERY : STOOD_IN_FOR)
    known = found
    await memory?.save(found)
  }

  async function fetchEither(): Promise<KeptRate> {
    const limits = { withinMs: ANSWER_TIMEOUT, limitBytes: MAX_ANSWER_BYTES }
    try {
      const { day, roubles } = await fetchDailyRates(url)
      return { rate: assertPlausibleRate(roubles.get('USD'), 'the bank’s answer:'), day, source: 'cbr' }
    } catch (error) {
      if (secondUrl === undefined) throw error
      const [dollar, rouble] = await Promise.all(
        ['USD', 'RUB'].map((code) => fetchJson(`${secondUrl}/${code}?parammode=2`, belarusRate(code), limits)),
      )
      if (!dollar || !rouble) throw error
      const found = { ...readAcross(dollar, rouble), source: 'nbrb' as const }
      if (known && found.day < known.day) throw error
      if (known && isFar(found.rate, known.rate))
        throw new Error('the rate of the second source differs too much from the last rate', { cause: error })
      return found
    }
  }

  return {
    perUsd: async () => {
      if (pending === undefined && now().getTime() >= nextFetchAt) {
        pending = fetchRate().finally(() => {
          pending = undefined
        })
      }
      const failure: unknown = await pending?.then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!known) throw new Error('there is no rate yet from the Bank of Russia', { cause: failure })
      if (now().getTime() - known.day.getTime() > OLDEST)
        throw new Error('the rate of the Bank of Russia is too old', { cause: failure })
      return withSpread(known.rate, spreadBasisPoints)
    },
  }
}

/** The schema of an answer of https://www.nbrb.by/apihelp/exrates: Belarusian roubles for `Cur_Scale` units of a currency. */
const belarusRate = (code: string) =>
  z.object({
    Cur_Abbreviation: z.literal(code),
    Cur_Scale: z.union([z.literal(1), z.literal(100)]),
    Cur_OfficialRate: z.coerce.string().regex(/^\d{1,4}(\.\d{1,8})?$/),
    Date: z.string().regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/),
  })
type BelarusRate = z.infer<ReturnType<typeof belarusRate>>

/**
 * Computes the roubles for a dollar from two Belarusian rates. The result is rounded up, to the shop's advantage. The day is the older day
 * of the two rates.
 */
function readAcross(dollar: BelarusRate, rouble: BelarusRate): Rate {
  const [usd, rub] = [dollar, rouble].map((one) => parseUnits(one.Cur_OfficialRate, RATE_DIGITS))
  if (!usd || !rub) throw new Error('the answer of the National Bank of Belarus has no rate')
  const least = BigInt(dollar.Cur_Scale) * rub
  const rate = (usd * BigInt(rouble.Cur_Scale) * 10n ** BigInt(RATE_DIGITS) + least - 1n) / least
  const day = new Date(`${dollar.Date < rouble.Date ? dollar.Date : rouble.Date}+03:00`)
  return { rate: assertPlausibleRate(rate, 'across'), day }
}

function isFar(rate: bigint, known: bigint): boolean {
  const between = rate > known ? rate - known : known - rate
  return between * 100n > known * MAX_DIFFERENCE_PERCENT
}

function readDecimal(text: string): bigint {
  return assertPlausibleRate(parseUnits(text, RATE_DIGITS), text)
}

function assertPlausibleRate(rate: bigint | undefined, text: string): bigint {
  if (rate === undefined || rate < BELIEVABLE.least || rate > BELIEVABLE.most)
    throw new Error(`${text} roubles for a dollar is not a plausible rate`)
  return rate
}

function withSpread(rate: bigint, basisPoints: number): bigint {
  return (rate * (10_000n + BigInt(basisPoints)) + 9_999n) / 10_000n
}
