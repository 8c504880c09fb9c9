import type { Lang } from '#base/i18n.ts'
import { CONSENT_VERSION } from '#features/accounts/model.ts'
import type { OrderStatus } from '#features/orders/model.ts'
import type { Keyring } from '#server/keyring.ts'
import { type LineDays, type PaidLine, type Plan, planContext, type SEALED_PLAN } from './model.ts'
import type { PlannedLine } from './queries-order.ts'
import { planEnd, PLANNABLE, ritualEnd } from './rules.ts'
import { parseParticipants } from './rules-participants.ts'
import type { PlanView } from './schemas.ts'
import type { OrderPlanView } from './schemas-order.ts'
import type { plans } from './tables.ts'

export function openPlan(row: typeof plans.$inferSelect, keys: Keyring): Plan {
  const open = (sealed: string | null, column: (typeof SEALED_PLAN.columns)[number]) =>
    sealed === null ? '' : keys.open(sealed, planContext(row.id, column))
  return {
    id: row.id,
    startDate: row.startDate,
    specialWishes: open(row.specialWishes, 'special_wishes'),
    participants: open(row.participants, 'participants'),
  }
}

/** The plan as its owner sees it, with the rituals it is about. */
export function presentPlan({ startDate, specialWishes, participants }: Plan, lines: PaidLine[], lang: Lang): PlanView {
  return {
    startDate,
    endDate: planEnd(startDate, lines),
    specialWishes,
    participants,
    rituals: lines.map(({ names, weeks }) => ({
      name: names[lang],
      weeks,
      startDate,
      endDate: ritualEnd(startDate, weeks),
    })),
  }
}

type AroundOrderPlan = {
  plan: { specialWishes: string; participants: string; days: LineDays; consentVersion: string | null } | undefined
  lines: PlannedLine[]
  lang: Lang
  isOwner: boolean
}

/** Who holds the link learns when and how much was said, not what: that its owner alone reads. */
export function presentOrderPlan(
  order: { status: OrderStatus },
  { plan, lines, lang, isOwner }: AroundOrderPlan,
): OrderPlanView {
  const { specialWishes = '', participants = '', days = {}, consentVersion = null } = plan ?? {}
  return {
    isOpen: PLANNABLE.some((status) => status === order.status),
    status: order.status,
    rituals: lines.map(({ line, serviceId, names, weeks }) => {
      const startDate = days[line] ?? null
      const endDate = startDate === null ? null : ritualEnd(startDate, weeks)
      return { line, serviceId, name: names[lang], weeks, startDate, endDate }
    }),
    participantCount: parseParticipants(participants).length,
    hasWishes: specialWishes !== '',
    consentGiven: consentVersion === CONSENT_VERSION,
    ...(isOwner && { texts: { specialWishes, participants } }),
  }
}
