import { centsToDollars, dollarsToCents } from '#base/money.ts'
import type { Fault } from '#base/refusal.ts'
import { after, DAY } from '#base/time.ts'
import type { DiscountTerms } from './model.ts'
import type { DiscountChange } from './schemas.ts'

/**
 * The terms of a discount code after a change. Omitted fields stay the same. A percentage replaces an amount, and an amount replaces a
 * percentage.
 */
export function changedTerms(terms: DiscountTerms, change: Omit<DiscountChange, 'code' | 'version'>): DiscountTerms {
  const { percent, amountUsd, serviceIds, from, until, uses, usesPerCustomer, minUsd, active } = change
  return {
    ...kindAfter(terms, { percent, amountUsd }),
    serviceIds: given(serviceIds, terms.serviceIds, (ids) => [...new Set(ids)]),
    startsAt: given(from, terms.startsAt, (text) => new Date(text)),
    endsAt: given(until, terms.endsAt, endOf),
    maxUses: given(uses, terms.maxUses, same),
    maxUsesPerCustomer: given(usesPerCustomer, terms.maxUsesPerCustomer, same),
    minCents: given(minUsd, terms.minCents, wholeCents),
    isActive: active ?? terms.isActive,
  }
}

/** The terms of a new discount code before staff have filled in anything. */
export const NO_TERMS: DiscountTerms = {
  percent: null,
  amountCents: null,
  serviceIds: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  minCents: null,
  isActive: true,
}

/** Returns the faults in the combination of several terms, not in a single field. */
export function termsFaults({ percent, amountCents, startsAt, endsAt }: DiscountTerms): Fault[] {
  const faults: Fault[] = []
  if ((percent === null) === (amountCents === null)) faults.push({ path: 'percent', code: 'discounts.one-kind' })
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    faults.push({ path: 'until', code: 'discounts.ends-early' })
  return faults
}

type Kind = Pick<DiscountChange, 'percent' | 'amountUsd'>

function kindAfter(terms: DiscountTerms, { percent, amountUsd }: Kind): Pick<DiscountTerms, 'percent' | 'amountCents'> {
  const changed = {
    percent: given(percent, terms.percent, same),
    amountCents: given(amountUsd, terms.amountCents, wholeCents),
  }
  if (typeof percent === 'number' && amountUsd === undefined) return { ...changed, amountCents: null }
  if (typeof amountUsd === 'number' && percent === undefined) return { ...changed, percent: null }
  return changed
}

/** The end of a discount code. If the end is a day without a time, the code is valid until the end of that day. */
function endOf(text: string): Date {
  return text.includes('T') ? new Date(text) : after(new Date(text), DAY)
}

function given<Value, Kept>(
  value: Value | null | undefined,
  kept: Kept | null,
  read: (value: Value) => Kept | null,
): Kept | null {
  return value === undefined ? kept : value === null ? null : read(value)
}

const same = (value: number): number => value

/** Converts dollars to cents. The schema accepts only whole cents. */
function wholeCents(dollars: number): number {
  return dollarsToCents(dollars) ?? 0
}

export type DiscountState = 'active' | 'planned' | 'ended' | 'off' | 'used-up'

/** The state of a discount code, as the staff panel's list shows it. */
export function stateOf(terms: DiscountTerms, uses: number, now: Date): DiscountState {
  if (!terms.isActive) return 'off'
  if (terms.endsAt !== null && now >= terms.endsAt) return 'ended'
  if (terms.maxUses !== null && uses >= terms.maxUses) return 'used-up'
  return terms.startsAt !== null && now < terms.startsAt ? 'planned' : 'active'
}

/** The terms in the format of the API, also for the audit log. */
export function describeTerms(terms: DiscountTerms) {
  return {
    percent: terms.percent,
    amountUsd: dollarsOrNull(terms.amountCents),
    serviceIds: terms.serviceIds,
    from: terms.startsAt?.toISOString() ?? null,
    until: terms.endsAt?.toISOString() ?? null,
    uses: terms.maxUses,
    usesPerCustomer: terms.maxUsesPerCustomer,
    minUsd: dollarsOrNull(terms.minCents),
    active: terms.isActive,
  }
}

function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : centsToDollars(cents)
}
