import { after, DAY, HOUR } from '#base/time.ts'

/**
 * The times of the reminders about a paid order without names or a day, counted from the payment. Each is sent once. After `until` no
 * reminder is sent, because staff ask the customer.
 */
export const PLAN_AGE = { from: 2 * DAY, second: 7 * DAY, until: 30 * DAY }
const PLAN_STEPS = [PLAN_AGE.from, PLAN_AGE.second]
/** The minimum time between two reminders of one order, even if the first was late. */
const MIN_GAP = DAY

/** The reminder of an unpaid order is sent this long after the order was placed. */
const UNPAID_AFTER = DAY
/** If a payment was open at that time, the reminder is sent this long after the end of the payment. */
const AFTER_PAYMENT = HOUR
/** Older orders get no reminder, so that an update of the shop causes no e-mails about last month. */
export const UNPAID_AGE = { from: UNPAID_AFTER, until: 7 * DAY }

/** The retention time of sent reminders. The links in their e-mails work for the same time. */
export const KEPT_REMINDERS = 365 * DAY

type Sent = { step: number; sentAt: Date }

/** The latest step that has been reached, if its reminder is due. The reminder of a skipped step is not sent later. */
export function planStepDue(paidAt: Date, sent: readonly Sent[], now: Date): number | undefined {
  const step = PLAN_STEPS.filter((wait) => after(paidAt, wait) <= now).length
  if (step === 0 || sent.some((earlier) => earlier.step >= step)) return undefined
  return sent.some(({ sentAt }) => after(sentAt, MIN_GAP) > now) ? undefined : step
}

export function isLastStep(step: number): boolean {
  return step >= PLAN_STEPS.length
}

/**
 * The time at which the reminder of an unpaid order is due. Undefined while a payment has not ended. A payment that ended before the usual
 * time of the reminder does not matter.
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
 * The time when a payment stopped being payable. A quote ends at its own time, even if the shop noticed it later. Until the shop has closed
 * the payment, unconfirmed money may still arrive.
 */
export function paymentEnd({ expiresAt, closedAt }: { expiresAt: Date; closedAt: Date | null }): Date | undefined {
  if (closedAt === null) return undefined
  return closedAt < expiresAt ? closedAt : expiresAt
}

/** The number of times that one link may be used to switch reminders off. It is limited because anybody may make this call. */
export function stopLimit(tokenHash: string) {
  return { key: `reminders:${tokenHash}`, most: 20, windowMs: HOUR }
}
