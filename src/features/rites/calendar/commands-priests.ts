import { eq, sql } from 'drizzle-orm'
import { invariant, Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken, newLinkToken } from '#server/tokens.ts'
import { presentPriest } from './present.ts'
import { findPriest, type PriestRow } from './queries.ts'
import { isPerformer } from './rules.ts'
import type { Lang } from '#base/i18n.ts'
import type { PriestInput, PriestView } from './schemas.ts'
import { priests } from './tables.ts'

/** Locks the days of a priest until the transaction ends. Returns the capacity: how many rituals the priest performs per day. */
export async function lockPriest(tx: Db, accountId: string): Promise<number> {
  await tx.insert(priests).values({ accountId, version: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(priests).where(eq(priests.accountId, accountId)).for('update')
  invariant(row, 'the row was written above')
  return row.capacity
}

type Editor = { actorId: string; lang: Lang }

/** Sets the capacity of a priest. Scheduled rituals stay. If a day has more rituals than the new capacity, the calendar marks the day as overfull. */
export async function changePriest(
  shop: Shop,
  { actorId, lang }: Editor,
  id: string,
  input: PriestInput,
): Promise<PriestView> {
  return await shop.db.transaction(async (tx) => {
    const before = await lockStaff(tx, id)
    if (input.version !== undefined && input.version !== before.version) throw staleVersion(presentPriest(before, lang))
    const { capacity } = input
    await tx
      .update(priests)
      .set({ capacity, version: before.version + 1 })
      .where(eq(priests.accountId, before.id))
    await auditPriest(tx, shop, actorId, 'priest.capacity', before.id, { capacity: before.capacity }, { capacity })
    return presentPriest({ ...before, capacity, version: before.version + 1 }, lang)
  })
}

/** Creates a new link to the calendar of a priest. The earlier link stops working. The token is returned only once. */
export async function renewFeed(shop: Shop, by: Editor, id: string) {
  const token = newLinkToken()
  const priest = await setToken(shop, by, id, token)
  return { token, priest }
}

export async function revokeFeed(shop: Shop, by: Editor, id: string): Promise<PriestView> {
  return await setToken(shop, by, id, null)
}

async function setToken(shop: Shop, { actorId, lang }: Editor, id: string, token: string | null): Promise<PriestView> {
  return await shop.db.transaction(async (tx) => {
    const before = await lockStaff(tx, id)
    const change = {
      tokenHash: token === null ? null : hashToken(token),
      tokenMadeAt: token === null ? null : shop.now(),
    }
    await tx
      .update(priests)
      .set({ ...change, version: sql`${priests.version} + 1` })
      .where(eq(priests.accountId, before.id))
    const action = token === null ? 'priest.feed-revoked' : 'priest.feed-renewed'
    await auditPriest(tx, shop, actorId, action, before.id, { hasFeed: before.hasToken }, { hasFeed: token !== null })
    const after = { hasToken: token !== null, tokenMadeAt: change.tokenMadeAt, version: before.version + 1 }
    return presentPriest({ ...before, ...after }, lang)
  })
}

async function lockStaff(tx: Db, id: string): Promise<PriestRow> {
  const known = await findPriest(tx, id)
  if (!known || !isPerformer(known)) throw new Refusal('not-found', 'calendar.priest-unknown')
  await lockPriest(tx, known.id)
  const row = await findPriest(tx, known.id)
  invariant(row, 'the account existed a moment ago')
  return row
}

async function auditPriest(
  tx: Db,
  shop: Shop,
  actorId: string,
  action: AuditAction,
  subjectId: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  await writeAudit(tx, shop.now(), { actorId, action, subject: 'priest', subjectId, before, after })
}

/** Deletes the capacity of a priest who leaves the staff, and the link to the priest's calendar. */
export async function forgetPriest(tx: Db, accountId: string): Promise<void> {
  await tx.delete(priests).where(eq(priests.accountId, accountId))
}
