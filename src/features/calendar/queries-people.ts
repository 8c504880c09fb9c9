import { inArray, or } from 'drizzle-orm'
import { accounts } from '#features/accounts/tables.ts'
import { openPlan } from '#features/plans/present.ts'
import { plans } from '#features/plans/tables.ts'
import { parseParticipants } from '#features/plans/rules-participants.ts'
import { presentProfile } from '#features/profiles/present.ts'
import { profiles } from '#features/profiles/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'

type Ordered = { orderId: string; accountId: string | null; customerEmail: string; customerName: string }
/** Dates as `dd.mm.yyyy`, times as `hh:mm`; empty where unknown. */
export type Person = { name: string; birthDate: string; birthTime: string }
/** For whom an order is performed, with which wish and from when on; without a plan, for who ordered. */
export type Beneficiaries = { people: Person[]; wish: string; startDate: string | null; hasProfile: boolean }

/** By the order's id. Birth data are read where they are asked for only. */
export async function findBeneficiaries(
  db: Db,
  keys: Keyring,
  ordered: readonly Ordered[],
  { withBirth = false } = {},
): Promise<Map<string, Beneficiaries>> {
  const owners = await findOwners(db, ordered)
  const ids = [...new Set(owners.values())]
  const planRows = ids.length > 0 ? await db.select().from(plans).where(inArray(plans.accountId, ids)) : []
  const planOf = new Map(planRows.map((row) => [row.accountId, openPlan(row, keys)]))
  const birthOf = withBirth ? await findBirths(db, keys, ids) : new Map<string, Omit<Person, 'name'>>()
  return new Map(
    ordered.map(({ orderId, customerName }) => {
      const owner = owners.get(orderId)
      const plan = owner === undefined ? undefined : planOf.get(owner)
      const named = parseParticipants(plan?.participants ?? '').map(
        ({ firstName, lastName, birthDate, birthTime }) => ({
          name: `${firstName} ${lastName}`.trim(),
          birthDate: withBirth ? birthDate : '',
          birthTime: withBirth ? birthTime : '',
        }),
      )
      const customer = { birthDate: '', birthTime: '', ...birthOf.get(owner ?? ''), name: customerName.trim() }
      const people = named.length > 0 ? named : customer.name === '' ? [] : [customer]
      return [
        orderId,
        {
          people,
          wish: plan?.specialWishes ?? '',
          startDate: plan?.startDate ?? null,
          hasProfile: owner !== undefined,
        },
      ]
    }),
  )
}

/** The account whose order it is: that which placed it, or of a guest's order the one that proved its address. */
async function findOwners(db: Db, ordered: readonly Ordered[]): Promise<Map<string, string>> {
  const ids = ordered.flatMap(({ accountId }) => accountId ?? [])
  const emails = ordered.flatMap(({ accountId, customerEmail }) => (accountId === null ? customerEmail : []))
  if (ids.length + emails.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(or(ids.length > 0 ? inArray(accounts.id, ids) : undefined, inArray(accounts.email, emails)))
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
  return new Map(
    ordered.flatMap(({ orderId, accountId, customerEmail }) => {
      const owner = accountId ?? byEmail.get(customerEmail)
      return owner === undefined ? [] : [[orderId, owner]]
    }),
  )
}

async function findBirths(db: Db, keys: Keyring, ids: string[]): Promise<Map<string, Omit<Person, 'name'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(profiles).where(inArray(profiles.accountId, ids))
  return new Map(
    rows.map((row) => {
      const { birthDate, birthTime } = presentProfile(row, keys)
      return [row.accountId, { birthDate, birthTime }]
    }),
  )
}
