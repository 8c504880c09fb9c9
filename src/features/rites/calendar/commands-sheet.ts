import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { CalendarContext } from './context.ts'
import type { LineKey } from './model.ts'
import { spell } from '#features/rites/names/rules-devanagari.ts'
import type { SheetView, SpellingInput, SpellingView } from './schemas-sheet.ts'
import { nameSpellings, performances, schedules, sheetPrints } from './tables.ts'

/** Records in the audit log who opened the sheet of a day, because a sheet shows names, wishes and data that are calculated from birth data. */
export async function noteSheetRead(shop: Shop, actorId: string, { date, performances }: SheetView): Promise<void> {
  await writeAudit(shop.db, shop.now(), {
    actorId,
    action: 'sheet.read',
    subject: 'sheet',
    subjectId: date,
    after: { performances: performances.length },
  })
}

/**
 * Records that a sheet was printed. The paper has the current names, so marks about earlier changes of names disappear. A print after the day
 * does not replace the time of an earlier print, because the priest has read from the earlier paper.
 */
export async function notePrint(shop: Shop, actorId: string, day: string): Promise<void> {
  const printed = { printedAt: shop.now(), printedBy: actorId, outdatedAt: null }
  await shop.db.transaction(async (tx) => {
    const insert = tx.insert(sheetPrints).values({ day, ...printed })
    if (day < dayAtPlace(shop.now())) await insert.onConflictDoNothing()
    else await insert.onConflictDoUpdate({ target: sheetPrints.day, set: printed })
    await writeAudit(tx, shop.now(), { actorId, action: 'sheet.print', subject: 'sheet', subjectId: day })
  })
}

/** Records that staff have asked the priest which names were read. `at`: the newest change that staff have seen. A later change stays marked. */
export async function noteNamesChecked(shop: Shop, actorId: string, key: LineKey, at: Date): Promise<void> {
  const now = shop.now()
  await shop.db.transaction(async (tx) => {
    const ofLine = and(eq(schedules.orderId, key.orderId), eq(schedules.position, key.position))
    const [line] = await tx
      .update(schedules)
      .set({ namesCheckedAt: at < now ? at : now })
      .where(ofLine)
      .returning()
    if (!line) throw new Refusal('not-found', 'calendar.line-unknown')
    const about = { subject: 'order', subjectId: key.orderId, after: { line: String(key.position) } }
    await writeAudit(tx, now, { actorId, action: 'calendar.names-checked', ...about })
  })
}

/** Marks the printed sheets of these days as outdated. A sheet that is already marked keeps the time of its mark until the next print. */
export async function outdateSheets(tx: Db, now: Date, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .update(sheetPrints)
    .set({ outdatedAt: now })
    .where(and(inArray(sheetPrints.day, [...days]), isNull(sheetPrints.outdatedAt)))
}

/** Marks the printed sheets of all days of these orders. */
export async function outdateSheetsOf(tx: Db, now: Date, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const ofOrders = inArray(performances.orderId, [...orderIds])
  const rows = await tx.selectDistinct({ day: performances.day }).from(performances).where(ofOrders)
  await outdateSheets(
    tx,
    now,
    rows.map(({ day }) => day),
  )
}

/** Stores the spelling of a word for all names that contain this word. If both spellings are empty, the shop uses the spelling of its rule again. */
export async function writeSpelling(
  { shop, pronunciations }: Pick<CalendarContext, 'shop' | 'pronunciations'>,
  actorId: string,
  input: SpellingInput,
): Promise<SpellingView> {
  const { name, latin, devanagari } = input
  const rule = spell(name, await pronunciations())
  return await shop.db.transaction(async (tx) => {
    await tx
      .insert(nameSpellings)
      .values({ ...rule, version: 0 })
      .onConflictDoNothing()
    const [row] = await tx.select().from(nameSpellings).where(eq(nameSpellings.name, name)).for('update')
    const version = row?.version ?? 0
    if (input.version !== undefined && input.version !== version) throw staleVersion({ ...row, version })
    const isByRule = latin === '' && devanagari === ''
    const after = { latin: latin || rule.latin, devanagari: devanagari || rule.devanagari, version: version + 1 }
    if (isByRule) await tx.delete(nameSpellings).where(eq(nameSpellings.name, name))
    else await tx.update(nameSpellings).set(after).where(eq(nameSpellings.name, name))
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'name.spelling',
      subject: 'name-spelling',
      // The audit log gets only a hash of the word, because the word is personal data and the audit log is kept longer than the person's data.
      subjectId: shop.keys.hash('spelling', name).slice(0, 32),
      after: { byRule: isByRule },
    })
    return isByRule ? { ...rule, version: 0 } : { name, ...after }
  })
}
