import type { Lang } from '#base/i18n.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import type { AdminDiscount } from '../../schemas.ts'

export type DraftCode = {
  code: string
  kind: 'percent' | 'amount'
  value: string
  scope: 'all' | 'chosen'
  rituals: Record<string, boolean>
  from: string
  until: string
  uses: string
  usesPerCustomer: string
  minUsd: string
}

export const EMPTY_CODE: DraftCode = {
  code: '',
  kind: 'percent',
  value: '',
  scope: 'all',
  rituals: {},
  from: '',
  until: '',
  uses: '',
  usesPerCustomer: '1',
  minUsd: '',
}

export function draftOf(discount: AdminDiscount, lang: Lang): DraftCode {
  const { code, percent, amountUsd, serviceIds } = discount
  const typed = (value: number | null) => (value === null ? '' : typedNumber(value, lang))
  return {
    code,
    kind: percent === null ? 'amount' : 'percent',
    value: typed(percent ?? amountUsd),
    scope: serviceIds === null ? 'all' : 'chosen',
    rituals: Object.fromEntries((serviceIds ?? []).map((id) => [id, true])),
    from: localTime(discount.from),
    until: localTime(discount.until),
    uses: typed(discount.uses),
    usesPerCustomer: typed(discount.usesPerCustomer),
    minUsd: typed(discount.minUsd),
  }
}

/**
 * The body of the API call that saves a discount code. An empty field means no limit. The schema refuses anything that is not a number or a
 * moment, and the form shows the fault at its field.
 */
export function sentCode({ code, kind, value, scope, rituals, ...limits }: DraftCode, lang: Lang) {
  const number = (text: string) => (text.trim() === '' ? null : readNumber(text, lang))
  const moment = (text: string) => (text === '' ? null : instantOf(text))
  // An empty value becomes NaN, because the schema has its own error for a missing value.
  const given = value.trim() === '' ? Number.NaN : readNumber(value, lang)
  const chosen = Object.keys(rituals).filter((id) => rituals[id])
  return {
    code,
    percent: kind === 'percent' ? given : null,
    amountUsd: kind === 'amount' ? given : null,
    serviceIds: scope === 'chosen' ? chosen : null,
    from: moment(limits.from),
    until: moment(limits.until),
    uses: number(limits.uses),
    usesPerCustomer: number(limits.usesPerCustomer),
    minUsd: number(limits.minUsd),
  }
}

/** Converts an exact time to the value of a local time field. */
function localTime(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Converts the value of a local time field to an exact time. A text that is not complete is returned unchanged. */
function instantOf(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}
