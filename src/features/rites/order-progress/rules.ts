import type { OrderStatus } from '#features/orders/orders/model.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { type Changes, type LineFacts, type Missing, type Next, type Step, STEPS } from './model.ts'

export type OrderFacts = {
  status: OrderStatus
  hasNames: boolean
  hasWish: boolean
  lines: readonly LineFacts[]
  /** The day at the place of the ritual. */
  today: string
}

const OPEN: readonly OrderStatus[] = ['completed', 'processing']

/** The details that the customer can still give. Empty for an unpaid or finished order. */
export function listMissing({ status, hasNames, hasWish, lines, today }: OrderFacts): Missing[] {
  if (!OPEN.includes(status) || lines.every(({ isPerformed }) => isPerformed)) return []
  return [
    ...(hasNames ? [] : (['names'] as const)),
    ...(lines.some(lacksDay) ? (['day'] as const) : []),
    // The wish is read on the first day.
    ...(hasWish || lines.every((line) => hasBegun(line, today)) ? [] : (['wish'] as const)),
  ]
}

/** True if no day is known, neither from the customer nor from staff. */
function lacksDay({ isFixed, askedDay, priestChooses, days, logDays, isPerformed }: LineFacts): boolean {
  const isOpen = days.length === 0 && logDays.length === 0 && !isPerformed
  return isOpen && !isFixed && askedDay === null && !priestChooses
}

function isSet({ isFixed, days, logDays, isPerformed }: LineFacts): boolean {
  return isFixed || days.length > 0 || logDays.length > 0 || isPerformed
}

function hasBegun({ days, logDays, isPerformed }: LineFacts, today: string): boolean {
  const [first] = days
  return logDays.length > 0 || isPerformed || (first !== undefined && first <= today)
}

/**
 * Returns the corrections that the customer may still make. If the rituals of an order allow different corrections, the most generous result
 * applies.
 */
export function findChanges({ status, lines, today }: OrderFacts): Changes {
  if (!OPEN.includes(status) || lines.every((line) => isOver(line, today))) return 'none'
  const coming = lines.filter((line) => !hasBegun(line, today))
  if (coming.length === 0) return 'late'
  const isFree = coming.some((line) => !isSet(line)) || coming.every(({ isFixed }) => isFixed)
  return isFree ? 'all' : 'request'
}

/**
 * Returns the steps of the order, each with its state. `now` is the first step that is not done. If every ritual has a fixed time, there is
 * no step for the day.
 */
export function listSteps(order: OrderFacts): { step: Step; state: 'done' | 'now' | 'later' }[] {
  const steps = order.lines.every(({ isFixed }) => isFixed) ? STEPS.filter((step) => step !== 'scheduled') : STEPS
  const now = steps.find((step) => !isDone(step, order))
  return steps.map((step) => ({ step, state: isDone(step, order) ? 'done' : step === now ? 'now' : 'later' }))
}

function isDone(step: Step, { status, hasNames, lines, today }: OrderFacts): boolean {
  if (status === 'ready') return true
  if (status === 'pending') return false
  switch (step) {
    case 'paid':
      return true
    case 'scheduled':
      return lines.every(isSet)
    case 'names':
      return hasNames || lines.some((line) => hasBegun(line, today))
    case 'performed':
      return lines.every(isConfirmed)
    case 'proof':
      return lines.every(({ isPerformed, isInCorrection }) => isPerformed && !isInCorrection)
  }
}

/** True if the last day has a report entry or the proof is published. A past last day alone does not confirm the ritual. */
function isConfirmed({ days, logDays, isPerformed }: LineFacts): boolean {
  const last = days.at(-1)
  return isPerformed || (last !== undefined && logDays.includes(last))
}

/** True if the ritual is over: its last day has passed or has a report entry, or its proof is published. */
function isOver(line: LineFacts, today: string): boolean {
  const last = line.days.at(-1)
  return isConfirmed(line) || (last !== undefined && last < today)
}

/** Returns the next step and its day, if known. Undefined for an order that is cancelled or refunded. */
export function findNext(order: OrderFacts): Next | undefined {
  const { status, lines, today } = order
  if (status === 'pending') return { kind: 'pay', day: null }
  if (status === 'ready') return { kind: 'done', day: null }
  if (!OPEN.includes(status)) return undefined
  const waiting = lines.filter(({ isPerformed }) => !isPerformed)
  const due = waiting.filter((line) => isOver(line, today)).flatMap(({ recordingBy }) => recordingBy ?? [])
  const open = waiting.filter((line) => !isOver(line, today))
  const coming = open.flatMap(({ days, logDays }) => days.find((day) => day >= today && !logDays.includes(day)) ?? [])
  const missing = listMissing(order)
  // If the ritual has begun without names, it is performed for the customer.
  const waitsForNames = missing.includes('names') && !lines.some((line) => hasBegun(line, today))
  if (waitsForNames || missing.includes('day')) return { kind: 'give', day: lastDayToGive(lines, today) }
  if (waiting.some((line) => !isSet(line))) {
    const asked = waiting.flatMap(({ askedDay, days }) => (days.length === 0 && askedDay !== null ? askedDay : []))
    return { kind: 'schedule', day: asked.toSorted()[0] ?? null }
  }
  const begun = open.filter((line) => line.days.length > 1 && hasBegun(line, today))
  if (begun.length > 0)
    return { kind: 'continue', day: begun.flatMap(({ days }) => days.at(-1) ?? []).toSorted()[0] ?? null }
  if (coming.length > 0) return { kind: 'perform', day: coming.toSorted()[0] ?? null }
  const [promised = null] = due.toSorted()
  if (promised !== null && promised < today) return { kind: 'overdue', day: promised }
  return due.length > 0 || waiting.length === 0 ? { kind: 'recording', day: promised } : { kind: 'perform', day: null }
}

/** The last day on which the customer can give details: the day before the first set day. Null if this day has passed, or if no day is set. */
function lastDayToGive(lines: readonly LineFacts[], today: string): string | null {
  const [first] = lines.flatMap(({ days }) => days[0] ?? []).toSorted()
  if (first === undefined) return null
  const last = addDays(first, -1)
  return last >= today ? last : null
}
