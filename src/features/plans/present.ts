import type { Lang } from '#base/i18n.ts'
import type { Keyring } from '#server/keyring.ts'
import { type PaidLine, type Plan, planContext, type SEALED_PLAN } from './model.ts'
import { planEnd, ritualEnd } from './rules.ts'
import type { PlanView } from './schemas.ts'
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
