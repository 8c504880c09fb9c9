import { after, DAY } from '#base/time.ts'
import { addDays, PLANNABLE } from '#features/orders/plans/rules.ts'
import { ON_DAYS } from '#features/rites/calendar/model.ts'
import { unpaidDays } from '#features/rites/calendar/rules-days.ts'
import type { ArchiveFact, Fact, LineFact, OrderFact, PartnerSums, ShownFact } from './model-facts.ts'
import type { TodayAction, TodayPart } from './model.ts'

/** An unpaid order waits for staff after this time. */
const UNPAID_AFTER = DAY

/** Today lists a new consent to the archive for 30 days. Pictures that staff have not allowed within this time stay out of the archive. */
const ARCHIVE_FOR = 30 * DAY

/** `today`: the day at the place of the rituals. `recordingDays`: within this many days the shop promises the recording. */
export type TodayClock = { now: Date; today: string; recordingDays: number }

/**
 * One thing that waits for a person. `line` and `day`: the order line and the day of a ritual. `since`: the time since which it has waited.
 * Today is sorted by this time.
 */
export type Waiting = {
  part: TodayPart
  action: TodayAction
  since: string | null
  about: Fact
  line?: LineFact
  day?: string
}

/** Everything that waits for a person, the oldest first. */
export function whatWaits(facts: readonly Fact[], clock: TodayClock): Waiting[] {
  const requested = new Set(
    facts.flatMap((fact) => (fact.kind === 'request' ? [`${fact.orderId} ${fact.position}`] : [])),
  )
  const waiting = facts.flatMap((fact) => (fact.kind === 'order' ? ofOrder(fact, clock) : ofShown(fact, clock)))
  const undecided = new Set(
    waiting.flatMap(({ about }) => (about.kind === 'payment' || about.kind === 'manual' ? [about.orderId] : [])),
  )
  for (const fact of facts) if (fact.kind === 'payment' && fact.isRestAsked) undecided.add(fact.orderId)
  return waiting
    .filter((one) => !isAskedTwice(one, requested) && !isPaidPerhaps(one, undecided))
    .toSorted((one, other) => (one.since ?? '9').localeCompare(other.since ?? '9'))
}

/** True for a customer's refusal of a set day if the same customer also requested a certain day. Today then lists only the request. */
function isAskedTwice({ part, about, line }: Waiting, requested: ReadonlySet<string>): boolean {
  return part === 'otherDayAsked' && about.kind === 'order' && requested.has(`${about.id} ${line?.position}`)
}

/** True for an unpaid order whose payment needs a decision or is to be completed. Staff must not ask whether the order is still wanted. */
function isPaidPerhaps({ part, about }: Waiting, undecided: ReadonlySet<string>): boolean {
  return part === 'unpaidOld' && undecided.has(about.id)
}

function ofOrder(order: OrderFact, clock: TodayClock): Waiting[] {
  if (order.status === 'pending') return ofUnpaid(order, clock)
  if (!isOneOf(ON_DAYS, order.status)) return []
  return [...ofPlan(order, clock), ...order.lines.flatMap((line) => ofLine(order, line, clock))]
}

/** An order without a customer name is left out, because the customer has erased the personal data. */
function ofUnpaid(order: OrderFact, { now }: TodayClock): Waiting[] {
  const isOld = order.createdAt < after(now, -UNPAID_AFTER)
  if (!isOld || order.customerName === '') return []
  return [{ part: 'unpaidOld', action: 'ask-payment', since: order.createdAt.toISOString(), about: order }]
}

/**
 * Names or a day that the customer must still give. Staff do not ask a customer who has erased the personal data. An order with only places
 * in group rituals needs no plan: its names came with the order.
 */
function ofPlan(order: OrderFact, clock: TodayClock): Waiting[] {
  if (order.customerName === '') return []
  const { names, day, hasBegun } = missingOf(order, clock)
  const isJoined = order.lines.every(({ fixedDay }) => fixedDay !== null)
  if (!isOneOf(PLANNABLE, order.status) || isJoined || !(names || day)) return []
  const action = names && day ? 'ask-both' : day ? 'ask-day' : hasBegun ? 'decide-names' : 'ask-names'
  return [{ part: 'awaitingPlan', action, since: paidSince(order), about: order }]
}

/**
 * Returns the information that an order still lacks. If a ritual has begun without names, it is performed for the person who ordered, and
 * staff must decide: they enter the names, or they publish the proof.
 */
export function missingOf(
  order: OrderFact,
  { today }: Pick<TodayClock, 'today'>,
): { names: boolean; day: boolean; hasBegun: boolean } {
  return {
    hasBegun: order.lines.some(({ days }) => days.some((day) => day <= today)),
    names: !order.isNamed,
    day: order.lines.some((line) => isUndecided(order, line)),
  }
}

function isUndecided(order: OrderFact, line: LineFact): boolean {
  return line.days.length === 0 && line.proof === null && !hasChosenDay(order, line) && !isReturned(line)
}

/** True if the money for all days of the ritual was returned, so that it needs no days. */
function isReturned({ paidDays }: LineFact): boolean {
  return paidDays === 0
}

function ofLine(order: OrderFact, line: LineFact, { today, recordingDays }: TodayClock): Waiting[] {
  const { proof, days } = line
  if (proof?.state === 'published') return []
  const base = { about: order, line }
  const lastDay = days.toSorted().at(-1)
  if (days.length === 0 && proof === null && isReturned(line)) return []
  const isOpen = isOneOf(PLANNABLE, order.status)
  const found: Waiting[] = []
  const next = days.toSorted().find((day) => day === today || day === addDays(today, 1))
  if (next !== undefined)
    found.push({
      ...base,
      part: 'toPerform',
      action: line.hasPriest ? 'open-sheet' : 'choose-priest',
      since: next,
      day: next,
    })
  const [unpaid] = unpaidDays(days, line.paidDays, today)
  if (unpaid !== undefined && isOpen)
    found.push({ ...base, part: 'daysUnpaid', action: 'decide-days', since: unpaid, day: unpaid })
  if (line.otherDayAt !== null && isOpen)
    found.push({ ...base, part: 'otherDayAsked', action: 'set-days', since: line.otherDayAt })
  if (lastDay === undefined) {
    const wished = wishedDay(line)
    const isMissed = wished !== null && wished < today
    if (isOpen && proof === null && isMissed)
      found.push({ ...base, part: 'daysMissed', action: 'set-days', since: wished, day: wished })
    if (isOpen && proof === null && !isMissed && hasChosenDay(order, line))
      found.push({ ...base, part: 'toSchedule', action: 'set-days', since: paidSince(order) })
    if (proof) found.push({ ...base, part: 'proofsToCheck', action: 'check-proof', since: paidSince(order) })
    return found
  }
  const isComplete = lastDay < today
  const [unwritten] = unwrittenDays(line, today)
  if (!isComplete && isOpen && unwritten !== undefined)
    found.push({ ...base, part: 'logDue', action: 'add-entry', since: unwritten, day: unwritten })
  if (!isComplete || !(isOpen || proof)) return found
  const action = proof ? 'check-proof' : 'add-proof'
  const isOverdue = lastDay < addDays(today, -recordingDays)
  const part = isOverdue ? 'recordingsOverdue' : proof ? 'proofsToCheck' : 'proofsMissing'
  return [...found, { ...base, part, action, since: lastDay, day: lastDay }]
}

/** The past days of a ritual that have no entry in its log, the earliest first. */
export function unwrittenDays({ days, proof }: LineFact, today: string): string[] {
  return days.toSorted().filter((day) => day < today && !proof?.entryDays.includes(day))
}

/** True if the customer or a partner chose the day or left it to the priest, or if the ritual has a fixed time. */
function hasChosenDay({ hasPlanDay }: OrderFact, line: LineFact): boolean {
  return wishedDay(line) !== null || line.priestChooses || hasPlanDay
}

/** The first day of a ritual, as it was sold or as the customer requested it. */
export function wishedDay({ fixedDay, askedDay }: LineFact): string | null {
  return fixedDay ?? askedDay
}

function ofShown(fact: ShownFact, { now }: TodayClock): Waiting[] {
  const found = placeOf(fact, now)
  return found ? [{ ...found, since: fact.at?.toISOString() ?? null, about: fact }] : []
}

/** The part and the action of a fact on Today; undefined if no action is needed. */
function placeOf(fact: ShownFact, now: Date): Pick<Waiting, 'part' | 'action'> | undefined {
  switch (fact.kind) {
    case 'payment':
      return fact.attention !== null && !fact.isDecided ? { part: 'needsAttention', action: 'decide' } : undefined
    case 'manual':
      return fact.isAwaiting ? { part: 'needsAttention', action: 'approve' } : undefined
    case 'surplus':
      return fact.isUnderWay ? undefined : { part: 'toReturn', action: 'return-money' }
    case 'message':
      return fact.hasFailed && !fact.isCode ? { part: 'failedMessages', action: 'mend-message' } : undefined
    case 'review':
      return fact.state === 'waiting' ? { part: 'reviewsWaiting', action: 'read-review' } : undefined
    case 'archive':
      return isUnchecked(fact, now) ? { part: 'archiveToCheck', action: 'check-pictures' } : undefined
    case 'partner':
      if (owedToPartner(fact) > 0) return { part: 'payoutsDue', action: 'pay-partner' }
      return isCashDue(fact) ? { part: 'cashDue', action: 'collect-cash' } : undefined
    case 'text':
      return fact.gaps > 0 ? { part: 'untranslated', action: 'translate' } : undefined
    case 'priest':
      return fact.isPublished && fact.gaps > 0 ? { part: 'priestsIncomplete', action: 'complete-priest' } : undefined
    case 'request':
      return { part: 'daysAsked', action: 'answer-request' }
    case 'call':
      return { part: 'toTelephone', action: 'telephone' }
    case 'question':
      return { part: 'questionsAsked', action: 'answer-question' }
    case 'names':
      return { part: 'namesChanged', action: fact.isPast ? 'check-names' : 'print-sheet' }
    default:
      return { part: 'alerts', action: fact.target.kind === 'settings' ? 'open-settings' : 'see-system' }
  }
}

function isUnchecked({ isWithdrawn, pictures, checked, at }: ArchiveFact, now: Date): boolean {
  return !isWithdrawn && pictures > 0 && checked === 0 && at !== null && at > after(now, -ARCHIVE_FOR)
}

function paidSince({ paidAt, createdAt }: OrderFact): string {
  return (paidAt ?? createdAt).toISOString()
}

function isOneOf<T extends string>(some: readonly T[], value: string): boolean {
  return some.some((one) => one === value)
}

/**
 * The shop's current debt to a partner for past months, in cents. The cash that the partner has not handed over is subtracted from the
 * commission.
 */
export function owedToPartner({ earnedCents, paidCents, heldCents }: PartnerSums): number {
  return Math.max(0, earnedCents - paidCents - heldCents)
}

/** Returns the partner's current debt to the shop, in cents. */
export function owedByPartner({ balanceCents }: Pick<PartnerSums, 'balanceCents'>): number {
  return Math.max(0, -balanceCents)
}

/** True if the cash of past months was not handed over, or if the partner owes more than the limit. */
function isCashDue(partner: PartnerSums & { limitCents: number }): boolean {
  return partner.balanceBeforeCents < 0 || owedByPartner(partner) > partner.limitCents
}
