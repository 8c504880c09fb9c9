import type { Lang } from '#base/i18n.ts'
import { type Asset, formatDecimal, parseDecimal } from '#base/money.ts'
import { SECOND } from '#base/time.ts'
import { toAsset } from '#features/money/payments/web/coin/coin-links.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { api } from '#ui/data/api.ts'
import type { SandboxPayment } from '../schemas.ts'

export const mine = (currency: Currency, blocks: number) =>
  api.post('/api/sandbox/chain/mine', { body: { currency, blocks } })
export const dropBlock = (currency: Currency) => api.post('/api/sandbox/chain/reorg', { body: { currency, depth: 1 } })
export const setOutage = (currency: Currency, on: boolean) =>
  api.post('/api/sandbox/chain/outage', { body: { currency, on } })
export const setRate = (currency: Currency, usd: string) => api.post('/api/sandbox/rates', { body: { currency, usd } })

/** Moves the shop's clock, and returns its new time. Everybody stays signed in. */
export async function moveClock(seconds: number): Promise<Date> {
  const { now } = await api.post('/api/sandbox/clock/advance', { body: { seconds, keepSessions: true } })
  return new Date(now)
}

export type Share = 'exact' | 'half' | 'double'

/** Sends a share of the expected amount in coins. `exact` sends the amount that is still missing. Returns the sent amount. */
export async function pay(payment: SandboxPayment, share: Share): Promise<string> {
  const amount = amountOf(payment, share)
  await api.post('/api/sandbox/chain/transfer', {
    body: { currency: payment.currency, address: payment.address, amount },
  })
  return amount
}

/**
 * Moves the shop's clock until the price quote has expired, then pays. Only a call that moves the clock returns the shop's time, so the
 * first call moves the clock by one second.
 */
export async function payLate(payment: SandboxPayment): Promise<string> {
  const now = await moveClock(1)
  const left = Math.ceil((new Date(payment.expiresAt).getTime() - now.getTime()) / SECOND)
  if (left >= 0) await moveClock(left + 1)
  return await pay(payment, 'exact')
}

/** Returns the day and the time in the reader's time zone. Only a browser can use this function. */
export function clockText(time: string | Date, lang: Lang): string {
  const tag = lang === 'ru' ? 'ru-RU' : 'en-GB'
  return new Date(time).toLocaleString(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}

function amountOf({ currency, expected, received }: SandboxPayment, share: Share): string {
  const asset = toAsset(currency)
  const expectedUnits = unitsOf(asset, expected)
  const missing = expectedUnits - unitsOf(asset, received)
  const units =
    share === 'half'
      ? expectedUnits / 2n
      : share === 'double'
        ? expectedUnits * 2n
        : missing > 0n
          ? missing
          : expectedUnits
  return formatDecimal({ asset, units })
}

function unitsOf(asset: Asset, text: string): bigint {
  return parseDecimal(asset, text)?.units ?? 0n
}
