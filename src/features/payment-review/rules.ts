import { after, calendarDay, DAY } from '#base/time.ts'
import type { ManualInput } from './schemas.ts'
import type { Staff } from '#features/settlements/model.ts'
import type { Policy } from '#features/settlements/rules-policy.ts'

/** A day may already have begun east of Greenwich, and banks book late. */
const DAYS_AHEAD = 1
const DAYS_BACK = 366

/** An administrator for every order, a partner for own ones (docs/payments.md). */
export function mayConfirm({ accountId, role }: Staff, order: { partnerId?: string | undefined }): boolean {
  return role === 'admin' || (role === 'partner' && order.partnerId === accountId)
}

/** What is wrong with a confirmation, as the path and code of a fault. */
export function manualFaults(
  input: Pick<ManualInput, 'amountCents' | 'receivedOn'>,
  dueCents: number,
  now: Date,
): { path: string; code: string }[] {
  const faults: { path: string; code: string }[] = []
  if (input.amountCents < dueCents) faults.push({ path: 'amountCents', code: 'payments.manual-short' })
  const inTime =
    input.receivedOn <= calendarDay(after(now, DAYS_AHEAD * DAY)) &&
    input.receivedOn >= calendarDay(after(now, -DAYS_BACK * DAY))
  if (!inTime) faults.push({ path: 'receivedOn', code: 'payments.date-invalid' })
  return faults
}

/** Whether a second person must agree. */
export function needsSecond(amountCents: number, { secondPersonFromCents }: Policy): boolean {
  return amountCents >= secondPersonFromCents
}

/** The second person is another administrator. */
export function mayApprove({ accountId, role }: Staff, { confirmedBy }: { confirmedBy: string }): boolean {
  return role === 'admin' && accountId !== confirmedBy
}

/** Whoever confirmed may take it back while it waits, and so may an administrator. */
export function mayWithdraw({ accountId, role }: Staff, { confirmedBy }: { confirmedBy: string }): boolean {
  return role === 'admin' || accountId === confirmedBy
}
