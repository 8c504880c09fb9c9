import { after, DAY, HOUR } from '#base/time.ts'

/**
 * The times of the reminders about a paid order without names or a day, counted from the payment. Each is sent once. After `until` no
 * reminder is sent, because staff ask the customer.
 */
export const PLAN_AGE = { from: 2 * DAY, second: 7 * DAY, until: 30 * DAY }
const PLAN_STEPS = [PLAN_AGE.from, PLAN_AGE.second]
/** The minimum time between two reminders of one order, even if the first reminder was late. */
const MIN_GAP = DAY

/** The time between an order and the reminder of its payment. */
const UNPAID_AFTER = DAY
/** The time between the end of a payment and the reminder. This time is used only if the payment ended after the usual time of the reminder. */
const AFTER_PAYMENT = HOUR
/** The age at which an unpaid order may get a reminder. Older orders get none, so that an update of the shop causes no e-mails about them. */
export const UNPAID_AGE = { from: UNPAID_AFTER, until: 7 * DAY }

/** How long the shop stores sent reminders. The links in their e-mails work for the same time. */
export const KEPT_REMINDERS = 365 * DAY

type Sent = { step: number; sentAt: Date }

/** Returns the number of the reminder that is due, if any: 1 or 2. A reminder that was skipped is not sent later. */
export function planStepDue(paidAt: Date, sent: readonly Sent[], now: Date): number | undefined {
  const step = PLAN_STEPS.filter((wait) => after(paidAt, wait) <= now).length
  if (step === 0 || sent.some((earlier) => earlier.step >= step)) return undefined
  return sent.some(({ sentAt }) => after(sentAt, MIN_GAP) > now) ? undefined : step
}

export function isLastStep(step: number): boolean {
  return step >= PLAN_STEPS.length
}

/**
 * Returns the time at which the reminder of an unpaid order is due. Undefined while a payment is open. A payment that ended before the
 * usual time of the reminder does not change that time.
 */
export function unpaidReminderAt(placedAt: Date, payments: readonly { endedAt: Date | undefined }[]): Date | undefined {
  let due = after(placedAt, UNPAID_AFTER)
  const first = due
  for (const { endedAt } of payments) {
    if (endedAt === undefined) return undefined
    const waits = after(endedAt, AFTER_PAYMENT)
    if (endedAt > first && waits > due) due = waits
  }
  return due
}

/**
 * Returns the time after which a payment could no longer be paid: the end of its price quote, even if the shop noticed this end later.
 * Undefined while the shop has not closed the payment, because unconfirmed money may still arrive.
 */
export function paymentEnd({ expiresAt, closedAt }: { expiresAt: Date; closedAt: Date | null }): Date | undefined {
  if (closedAt === null) return undefined
  return closedAt < expiresAt ? closedAt : expiresAt
}

/** The limit for uses of one link that switches reminders off. Anybody may make this call. */
export function stopLimit(tokenHash: string) {
  return { key: `reminders:${tokenHash}`, most: 20, windowMs: HOUR }
}
