import type { Lang } from '#base/i18n.ts'
import type { Tone } from '#ui/feedback/badge.tsx'
import type { OrderState, PayoutState } from '../model.ts'

/** Writes a month such as `2026-11` in words. */
export function formatMonth(month: string, lang: Lang): string {
  const date = new Date(`${month}-15T12:00:00Z`)
  const text = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }).format(date)
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}

export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

export const cents = (dollars: number): number => Math.round(dollars * 100)

export const TONES: Record<OrderState, Tone> = {
  'link-ready': 'neutral',
  'link-sent': 'info',
  'awaiting-confirmation': 'warn',
  processing: 'info',
  completed: 'ok',
  ready: 'ok',
  cancelled: 'danger',
  refunded: 'neutral',
}

export const PAYOUT_TONES: Record<PayoutState, Tone> = { none: 'neutral', due: 'warn', partly: 'info', paid: 'ok' }

/** Returns the words that say whether the shop or the partner owes the balance. */
export function balanceTerm(say: { owedToPartner: string; owedToShop: string }, balanceUsd: number): string {
  return balanceUsd < 0 ? say.owedToShop : say.owedToPartner
}
