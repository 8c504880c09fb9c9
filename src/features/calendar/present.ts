import type { Lang } from '#base/i18n.ts'
import { orderTag } from '#features/orders/rules.ts'
import type { StaffRole } from '#base/role.ts'
import type { Beneficiaries } from './queries-people.ts'
import type { LineRow, ScheduledRow, WaitingRow } from './queries.ts'
import { conflictsOf, initialsOf, mayPerform } from './rules.ts'
import type { PerformanceView, PriestView, UnscheduledLine } from './schemas.ts'

export type PriestRow = {
  id: string
  email: string | null
  lang: Lang
  staffRole: StaffRole | null
  firstName: string | null
  lastName: string | null
  capacity: number
  tokenMadeAt: Date | null
  hasToken: boolean
  version: number
}

type Around = {
  lang: Lang
  withNames: boolean
  beneficiaries: ReadonlyMap<string, Beneficiaries>
  priests: ReadonlyMap<string, PriestRow>
}

export function presentUnscheduled(row: WaitingRow, around: Omit<Around, 'priests'>): UnscheduledLine {
  return { ...presentLine(row, around), version: row.version }
}

/** One day of a line. */
export function presentPerformance(row: ScheduledRow, day: string, around: Around): PerformanceView {
  const line = presentLine(row, around)
  const priest = row.priestId === null ? undefined : around.priests.get(row.priestId)
  return {
    ...line,
    version: row.version,
    priest: priest ? { id: priest.id, name: priestName(priest) } : null,
    k: row.days.indexOf(day) + 1,
    n: row.days.length,
    days: row.days,
    conflicts: conflictsOf({
      day,
      priest: priest ? { isStaff: mayPerform(priest.staffRole) } : null,
      startDate: line.startDate,
    }),
  }
}

/** The name of the profile, or else the address. */
export function priestName({ firstName, lastName, email }: PriestRow): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? '')
}

export function presentPriest(row: PriestRow): PriestView {
  return {
    id: row.id,
    name: priestName(row),
    staffRole: row.staffRole ?? '',
    capacity: row.capacity,
    hasFeed: row.hasToken,
    feedMadeAt: row.tokenMadeAt?.toISOString() ?? null,
    version: row.version,
  }
}

function presentLine(row: LineRow, { lang, withNames, beneficiaries }: Omit<Around, 'priests'>) {
  const { people = [], startDate = null } = beneficiaries.get(row.orderId) ?? {}
  const names = people.map(({ name }) => name)
  return {
    orderId: row.orderId,
    lineId: String(row.position),
    number: orderTag(row.orderId),
    serviceId: row.serviceId,
    name: row.names[lang],
    tier: row.tier,
    weeks: row.weeks,
    quantity: row.quantity,
    status: row.status,
    people: { count: names.length, initials: names.map(initialsOf), names: withNames ? names : null },
    startDate,
  }
}
