import { and, asc, eq } from 'drizzle-orm'
import { invalidInput, Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { aliases } from '#features/catalogue/catalogue/tables.ts'
import type { Shop } from '#server/shop.ts'
import { invalidId, lockIds } from './commands.ts'
import { type Change, lockFor, makeOwn } from './commands-record.ts'
import { listTaken, tableForKind } from './queries.ts'
import { idIsAllowed, reordered } from './rules.ts'

type NewOrder = { kind: RecordKind; ids: string[]; actorId: string }

/** Moves the rituals or articles with these ids to the front of the display order. All other rituals or articles follow in their previous order. */
export async function orderRecords({ db, now }: Shop, { kind, ids, actorId }: NewOrder): Promise<void> {
  const table = tableForKind(kind)
  await db.transaction(async (tx) => {
    const rows = await tx.select({ id: table.id }).from(table).orderBy(asc(table.position), asc(table.id)).for('update')
    const before = rows.map(({ id }) => id)
    const unknown = ids.findIndex((id, place) => !before.includes(id) || ids.indexOf(id) !== place)
    if (unknown >= 0) {
      const faults = [{ path: `ids.${unknown}`, code: 'catalogue-editor.order-id' }]
      throw invalidInput(faults)
    }
    const after = reordered(before, ids)
    for (const [place, id] of after.entries())
      await tx
        .update(table)
        .set({ position: (place + 1) * 10, positionIsOwn: true })
        .where(eq(table.id, id))
    await notifyCatalogueChanged(tx)
    const action = 'catalogue.ordered'
    await writeAudit(tx, now(), { actorId, action, subject: kind, subjectId: 'order', before, after })
  })
}

/** Adds an alias: another id that also leads to the ritual or article. Refuses an alias that is already used as an id or alias. */
export async function addAlias({ db, now }: Shop, change: Change, alias: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockIds(tx)
    const record = await lockFor(tx, change)
    const { kind, id } = record
    if (!idIsAllowed(alias)) throw invalidId('alias')
    if ((await listTaken(tx, kind, [alias])).has(alias)) throw new Refusal('conflict', 'catalogue-editor.alias-taken')
    await makeOwn(tx, record, now())
    await tx.insert(aliases).values({ kind, alias, target: id })
    await notifyCatalogueChanged(tx)
    const { actorId } = change
    const action = 'catalogue.alias-added'
    await writeAudit(tx, now(), { actorId, action, subject: kind, subjectId: id, after: { alias } })
  })
}

export async function removeAlias({ db, now }: Shop, change: Change, alias: string): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockFor(tx, change)
    const { kind, id } = record
    await makeOwn(tx, record, now())
    const removed = await tx
      .delete(aliases)
      .where(and(eq(aliases.kind, kind), eq(aliases.alias, alias), eq(aliases.target, id)))
      .returning({ alias: aliases.alias })
    if (removed.length === 0) throw new Refusal('not-found', 'catalogue-editor.alias-not-found')
    await notifyCatalogueChanged(tx)
    const { actorId } = change
    const action = 'catalogue.alias-removed'
    await writeAudit(tx, now(), { actorId, action, subject: kind, subjectId: id, before: { alias } })
  })
}
