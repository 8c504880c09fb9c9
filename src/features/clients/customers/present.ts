import { centsToDollars } from '#base/money.ts'
import { orderNumber } from '#features/orders/orders/rules.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import type { Plan } from '#features/orders/plans/model.ts'
import type { ProfileView } from '#features/people/profiles/schemas.ts'
import { masked } from './rules.ts'
import type { CustomerRow, CustomerView, Personal } from './schemas.ts'

/** One row of the list of customers, as the database returns it. */
export type CustomerSummary = {
  id: string
  kind: 'account' | 'guest'
  name: string | null
  email: string | null
  phone: string
  lang: 'ru' | 'en'
  createdAt: Date
  /** The time of the last sign-in or the last order, whichever is later. */
  seenAt: Date
  orders: number
  paidCents: number
  lastOrderAt: Date | null
}

export function presentSummary({
  name,
  email,
  createdAt,
  seenAt: _,
  paidCents,
  lastOrderAt,
  ...row
}: CustomerSummary): CustomerRow {
  return {
    ...row,
    name: name ?? '',
    email: email ?? '',
    createdAt: createdAt.toISOString(),
    paidUsd: centsToDollars(paidCents),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  }
}

export function presentPersonal(profile: ProfileView | undefined, plan: Plan | undefined): Personal {
  return {
    birthDate: profile?.birthDate ?? '',
    birthTime: profile?.birthTime ?? '',
    isTimeUncertain: profile?.isTimeUncertain ?? '',
    birthPlace: profile?.birthPlace ?? '',
    additionalNotes: profile?.additionalNotes ?? '',
    specialWishes: plan?.specialWishes ?? '',
    participants: plan?.participants ?? '',
  }
}

export function maskPersonal(personal: Personal): Personal {
  // The cast is correct, because the keys are exactly the keys of `Personal`.
  return Object.fromEntries(Object.entries(personal).map(([name, value]) => [name, masked(value)])) as Personal
}

export function presentOrders(rows: OrderRow[]): CustomerView['orderList'] {
  return rows.map(({ id, status, totalCents, createdAt }) => ({
    id,
    number: orderNumber(id),
    status,
    totalUsd: centsToDollars(totalCents),
    createdAt: createdAt.toISOString(),
  }))
}
