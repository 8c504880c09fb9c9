import { inArray } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import { listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { numbersOfLine } from '#features/catalogue/catalogue/rules-numbers.ts'
import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Birth, LineDays } from '#features/orders/plans/model.ts'
import { knownBirth } from '#features/orders/plans/rules.ts'
import { fullName, parseParticipants } from '#features/orders/plans/rules-participants.ts'
import { presentProfile } from '#features/people/profiles/present.ts'
import { profiles } from '#features/people/profiles/tables.ts'
import { splitWords } from '#features/catalogue/search/rules-query.ts'
import { findPriestNames } from '#features/rites/priests/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { type LineRow, listDayNotes } from './queries.ts'

type CalendarOrder = { orderId: string; accountId: string | null; customerEmail: string; customerName: string }
type PeopleSources = { keys: Keyring; plansOf: OrderPlans }

type FullName = { firstName: string; lastName: string }
type OwnBirth = FullName & Birth & { birthPlace: string }

/**
 * A person for whom a ritual is performed. `gotra`: the family line, or empty if nobody has entered it. `isDeparted`: the person has died,
 * and the ritual is in memory of this person.
 */
export type Person = Birth & { name: string; gotra: string; isDeparted: boolean; birthPlace: string }
/** The people for whom an order is performed, with their wish and the requested first day. Without a plan, the only person is the customer. */
export type Beneficiaries = {
  people: Person[]
  wish: string
  startDate: string | null
  days: LineDays
  /** True if the customer lets the priest choose the days of lines that have no day yet. */
  priestChooses: boolean
  hasProfile: boolean
  /** The account that owns the order. */
  ownerId: string | undefined
}

const UNKNOWN: Birth = { birthDate: '', birthTime: '' }

/** Reads the people by order id. Birth data are read only if the caller asks for them. */
export async function findBeneficiaries(
  db: Db,
  { keys, plansOf }: PeopleSources,
  ordered: readonly CalendarOrder[],
  { withBirth = false } = {},
): Promise<Map<string, Beneficiaries>> {
  const planOf = await plansOf(db, ordered)
  const owners = [...new Set([...planOf.values()].flatMap(({ ownerId }) => ownerId ?? []))]
  const birthOf = withBirth ? await findBirths(db, keys, owners) : new Map<string, OwnBirth>()
  return new Map(
    ordered.map(({ orderId, customerName }) => {
      const plan = planOf.get(orderId)
      const named = parseParticipants(plan?.participants ?? '').map(
        ({ firstName, lastName, birthDate, birthTime, gotra = '', isDeparted = false }) => ({
          name: fullName({ firstName, lastName }),
          gotra,
          isDeparted,
          birthPlace: '',
          ...(withBirth ? { birthDate, birthTime } : UNKNOWN),
        }),
      )
      const profile = birthOf.get(plan?.ownerId ?? '')
      const own = profile?.birthDate && isNamed(profile, customerName) ? profile : undefined
      const birth = withBirth ? (own ?? plan?.readBirth()) : undefined
      const customer = {
        birthDate: birth?.birthDate ?? '',
        birthTime: birth?.birthTime ?? '',
        name: customerName.trim(),
        gotra: '',
        isDeparted: false,
        birthPlace: own?.birthPlace ?? '',
      }
      const people = named.length > 0 ? named : customer.name === '' ? [] : [customer]
      return [
        orderId,
        {
          people,
          wish: plan?.specialWishes ?? '',
          startDate: plan?.startDate ?? null,
          days: plan?.days ?? {},
          priestChooses: plan?.priestChooses ?? false,
          hasProfile: plan?.ownerId !== undefined,
          ownerId: plan?.ownerId,
        },
      ]
    }),
  )
}

/**
 * True if a profile and an order have the same name. A whole family may order with one e-mail address, so the address does not identify the
 * person.
 */
function isNamed({ firstName, lastName }: FullName, name: string): boolean {
  const words = splitWords(name)
  return splitWords(`${firstName} ${lastName}`).every((word) => words.includes(word))
}

async function findBirths(db: Db, keys: Keyring, ids: string[]): Promise<Map<string, OwnBirth>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(profiles).where(inArray(profiles.accountId, ids))
  return new Map(
    rows.map((row) => {
      const { firstName, lastName, ...rest } = presentProfile(row, keys)
      return [row.accountId, { firstName, lastName, birthPlace: rest.birthPlace, ...knownBirth(rest) }]
    }),
  )
}

/** The usual place of the rituals. Staff can set another place for a day. */
export const PLACE = { ru: ru.place, en: en.place }

type Scheduled = {
  line: Pick<LineRow, 'serviceId' | 'tier' | 'weeks' | 'performsAt'>
  days: readonly string[]
  priestId: string | null
  lang: Lang
}

/** Optional data for an e-mail about days: the number of days with a fire, the place of the first day, and the priest. */
export async function findTold(
  db: Db,
  settings: Pick<Settings, 'tiers'>,
  { line, days, priestId, lang }: Scheduled,
): Promise<{ fireDays: number | undefined; place: string; priest: string }> {
  const numbers = await listTierNumbers(db, settings, [line.serviceId])
  const [first = ''] = days
  const note = first === '' ? undefined : (await listDayNotes(db, first, first)).get(first)
  const names = await findPriestNames(db, priestId === null ? [] : [priestId])
  return {
    fireDays: numbersOfLine(line, numbers.get(line.serviceId))?.days ?? undefined,
    place: note?.place || PLACE[lang],
    priest: names.get(priestId ?? '')?.[lang] ?? '',
  }
}
