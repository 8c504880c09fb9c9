import { createHash } from 'node:crypto'
import { inArray, max, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { findFirstMonth, listClosedMonths, listEntries } from './queries.ts'
import { listDiffering } from './queries-movements.ts'
import { canClose, closesByItself, entriesToBook, monthsUntil } from './rules.ts'
import { journalEntries, journalMonths } from './tables.ts'

/** The maximum number of rows in one insert. A row has 17 parameters, and a statement can have at most 65,535. */
const AT_ONCE = 1000

/** Books every movement of money that is not in the journal yet. */
export async function bookJournal(shop: Shop): Promise<void> {
  await shop.db.transaction(async (tx) => await bookLocked(tx, shop))
}

/**
 * Closes a month that is over. If the shop later finds a movement of money in that month, it books the movement in the current month. `by`:
 * undefined if the month closes automatically.
 */
export async function closeMonth(shop: Shop, month: string, by?: { actorId: string }): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await bookLocked(tx, shop)
    const now = shop.now()
    if (!canClose(month, now)) throw new Refusal('conflict', 'journal.month-runs')
    const entries = await listEntries(tx, month)
    const digest = createHash('sha256')
      .update(JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)))
      .digest('hex')
    const [closed] = await tx
      .insert(journalMonths)
      .values({ month, closedAt: now, closedBy: by?.actorId ?? null, entries: entries.length, digest })
      .onConflictDoNothing()
      .returning()
    if (!closed) throw new Refusal('conflict', 'journal.month-closed')
    if (by)
      await writeAudit(tx, now, {
        actorId: by.actorId,
        action: 'journal.close',
        subject: 'journal',
        subjectId: month,
        after: { entries: entries.length, digest },
      })
  })
}

/** Books new movements, then closes the months that are due, the oldest first. */
export async function keepJournal(shop: Shop): Promise<void> {
  await bookJournal(shop)
  const now = shop.now()
  const closed = new Set((await listClosedMonths(shop.db)).map(({ month }) => month))
  const due = monthsUntil(await findFirstMonth(shop.db), now).filter(
    (month) => !closed.has(month) && canClose(month, now) && closesByItself(month, now),
  )
  for (const month of due.toReversed()) await closeUnlessClosed(shop, month)
}

/** Closes the month if no other process has closed it meanwhile. */
async function closeUnlessClosed(shop: Shop, month: string): Promise<void> {
  try {
    await closeMonth(shop, month)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'journal.month-closed')) throw error
  }
}

/** Only one booking runs at a time. So the numbers of the entries have no gaps, and no entry gets a month that is being closed. */
async function bookLocked(tx: Db, shop: Shop): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('journal'))`)
  const today = calendarDay(shop.now())
  const differing = await listDiffering(tx, today)
  if (differing.length === 0) return
  const closed = new Set((await listClosedMonths(tx)).map(({ month }) => month))
  const entries = entriesToBook(differing, { today, isClosed: (month) => closed.has(month) })
  const numbers = await listLastNumbers(
    tx,
    entries.map(({ month }) => month),
  )
  const rows = entries.map((entry) => {
    const number = (numbers.get(entry.month) ?? 0) + 1
    numbers.set(entry.month, number)
    return { ...entry, number }
  })
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.insert(journalEntries).values(rows.slice(from, from + AT_ONCE))
}

async function listLastNumbers(tx: Db, months: string[]): Promise<Map<string, number>> {
  const { month, number } = journalEntries
  if (months.length === 0) return new Map()
  const rows = await tx
    .select({ month, last: max(number) })
    .from(journalEntries)
    .where(inArray(month, [...new Set(months)]))
    .groupBy(month)
  return new Map(rows.map((row) => [row.month, row.last ?? 0]))
}
