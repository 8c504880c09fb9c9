import type { Lang } from '#base/i18n.ts'
import type { TextMarks } from '#features/orders/cart/model.ts'
import { CONSENT_VERSION } from '#features/people/accounts/model.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { GivenPlan, LineDays } from '#features/orders/plans/model.ts'
import { presentMoment } from '#features/orders/orders/present.ts'
import { addDays, PLANNABLE, ritualEnd } from '#features/orders/plans/rules.ts'
import type { KeptReading } from '#features/orders/readings/model.ts'
import { readingsOf } from '#features/orders/readings/rules.ts'
import { namesIn, parseParticipants } from '#features/orders/plans/rules-participants.ts'
import type { Agreed } from './context.ts'
import type { PlannedLine } from './queries.ts'
import { hasBegun, isOver, textsRead } from './rules.ts'
import type { OrderPlanView } from './schemas.ts'

type AroundOrderPlan = {
  readings: readonly KeptReading[]
  plan:
    | {
        specialWishes: string
        participants: string
        days: LineDays
        priestChooses: boolean
        consentVersion: string | null
      }
    | undefined
  /** The plan that a partner, a giver or a family in a group ritual sent with the order. */
  given: GivenPlan | undefined
  lines: PlannedLine[]
  agreed: ReadonlyMap<string, Agreed>
  lang: Lang
  now: Date
  isOwner: boolean
  marks: TextMarks
}

/**
 * The plan of an order, in the format of the API. A visitor with the link sees whether names and a wish were entered, and how many names.
 * Only the owner sees the texts.
 */
export function presentOrderPlan(
  order: { status: OrderStatus; customerEmail: string },
  { plan, given, lines, agreed, lang, now, isOwner, readings, marks }: AroundOrderPlan,
): OrderPlanView {
  const { days = {}, priestChooses = false, consentVersion = null } = plan ?? {}
  const { specialWishes, participants } = textsRead(given, plan)
  const own = given?.isRecipient ? (plan?.participants ?? '') : participants
  return {
    isOpen: PLANNABLE.some((status) => status === order.status),
    status: order.status,
    rituals: lines.map(({ line, serviceId, names, weeks, performsAt }) => {
      const set = agreed.get(line)
      const startDate = set?.days[0] ?? days[line] ?? null
      const last = set?.days.at(-1)
      const endDate = last ? addDays(last, 1) : startDate && ritualEnd(startDate, weeks)
      return {
        line,
        serviceId,
        name: names[lang],
        weeks,
        ...presentMoment({ performsAt }),
        startDate,
        endDate,
        isAgreed: set !== undefined,
        hasBegun: set?.days[0] !== undefined && hasBegun(set.days[0], now),
        isOver: set !== undefined && isOver(set.days, now),
        requestedDate: set?.requested ?? null,
      }
    }),
    priestChooses,
    participantCount: parseParticipants(participants).length,
    hasWishes: specialWishes !== '',
    isErasable: Boolean(plan?.specialWishes || (plan?.participants && !given?.isRecipient)),
    textMarks: marks,
    isEmailed: order.customerEmail !== '',
    consentGiven: consentVersion === CONSENT_VERSION,
    ...(given?.isRecipient && { recipient: isOwner ? { name: namesIn(given.participants).join('') } : {} }),
    ...(isOwner && { texts: { specialWishes, participants: own, readings: readingsOf(namesIn(own), readings) } }),
  }
}
