import { eq } from 'drizzle-orm'
import { invalidField, invalidInput, invariant } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import type { RecordContent } from '#features/catalogue/catalogue/model-record.ts'
import { readingTime } from '#features/catalogue/catalogue/rules-text.ts'
import { isInGrace } from '#features/platform/settings/queries.ts'
import type { Db } from '#server/database/database.ts'
import { processEach } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import {
  assertNumbers,
  assertTerms,
  type Change,
  lockFor,
  makeOwn,
  parseRecordPrice,
  writeLive,
} from './commands-record.ts'
import { type DueRecord, findVersion, listDue, lockRecord, tableForKind } from './queries.ts'
import { isOpenPage } from './queries-links.ts'
import { publicationFaults } from './rules.ts'
import type { StoredRecord } from './tables.ts'

const UNSCHEDULED = { scheduledVersion: null, scheduledAt: null, scheduledBy: null }

type Publication = { published: boolean; at?: Date | undefined; redirectTo?: string | null | undefined }

/**
 * Publishes the newest texts of a ritual or article, now or at a later time, or unpublishes the ritual or article. Unpublishing also
 * cancels a scheduled publication, and the page then redirects to `redirectTo`.
 */
export async function setPublication(
  { db, now, settings }: Shop,
  change: Change,
  { published, at, redirectTo = null }: Publication,
): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockFor(tx, change)
    await makeOwn(tx, record, now())
    if (!published) await withdraw(tx, record, { actorId: change.actorId, now: now(), redirectTo })
    else {
      const faults = publicationFaults(record.latest)
      if (faults.length > 0) throw invalidInput(faults)
      assertTerms(record.id, record.latest, settings().tiers.terms)
      if (!(await isInGrace(tx, now()))) assertNumbers(record.id, record.latest, settings())
      // After the publication customers pay the price of the draft. So the user who publishes a changed price needs the right to change prices, even
      // if another user wrote the draft.
      if (parseRecordPrice(record.latest) !== parseRecordPrice(record.live)) change.assertMayPrice()
      if (at && at > now()) await schedule(tx, record, { at, actorId: change.actorId, now: now() })
      else await publish(tx, record, { n: record.version, content: record.latest, actorId: change.actorId, now: now() })
    }
  })
}

export async function cancelSchedule({ db, now }: Shop, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const { kind, id, scheduledAt } = await lockFor(tx, change)
    if (scheduledAt === null) return
    await tx
      .update(tableForKind(kind))
      .set(UNSCHEDULED)
      .where(eq(tableForKind(kind).id, id))
    const before = { at: scheduledAt.toISOString() }
    const { actorId } = change
    await writeAudit(tx, now(), { actorId, action: 'catalogue.unscheduled', subject: kind, subjectId: id, before })
  })
}

/**
 * Publishes all rituals and articles whose scheduled time has come. Each publication has its own transaction, so one failure does not stop the
 * others. Several processes can run this function at the same time.
 */
export async function publishDue(shop: Shop): Promise<void> {
  await processEach(await listDue(shop.db, shop.now()), async (due) => await publishOneDue(shop, due))
}

async function publishOneDue({ db, now }: Shop, { kind, id }: DueRecord): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, kind, id)
    const n = record?.scheduledVersion
    // In the meantime another process may have published the text, or somebody may have changed its schedule.
    if (!record?.scheduledAt || typeof n !== 'number' || record.scheduledAt > now()) return
    const found = await findVersion(tx, record, n)
    invariant(found, 'a version scheduled for publication exists')
    const actorId = record.scheduledBy ?? ''
    await publish(tx, record, { n, content: found.version.content, actorId, now: now() })
  })
}

type Publishing = { n: number; content: RecordContent; actorId: string; now: Date }

async function publish(tx: Db, record: StoredRecord, { n, content, actorId, now }: Publishing): Promise<void> {
  const { kind, id } = record
  const isNew = n !== record.publishedVersion
  await writeLive(tx, record, content, {
    publishedVersion: n,
    readingTime: readingTime(content.ru.content),
    ...(isNew && { updatedOn: now.toISOString().slice(0, 10) }),
  })
  const table = tableForKind(kind)
  await tx
    .update(table)
    .set({ published: true, redirectTo: null, ...UNSCHEDULED })
    .where(eq(table.id, id))
  await notifyCatalogueChanged(tx)
  await writeAudit(tx, now, {
    actorId,
    action: 'catalogue.published',
    subject: kind,
    subjectId: id,
    before: { published: record.published, version: record.publishedVersion },
    after: { published: true, version: n },
  })
}

type Schedule = { at: Date; actorId: string; now: Date }

async function schedule(tx: Db, record: StoredRecord, { at, actorId, now }: Schedule): Promise<void> {
  const { kind, id, version } = record
  const table = tableForKind(kind)
  await tx
    .update(table)
    .set({ scheduledVersion: version, scheduledAt: at, scheduledBy: actorId })
    .where(eq(table.id, id))
  await writeAudit(tx, now, {
    actorId,
    action: 'catalogue.scheduled',
    subject: kind,
    subjectId: id,
    before: { at: record.scheduledAt?.toISOString() ?? null },
    after: { at: at.toISOString(), version },
  })
}

type Withdrawal = { actorId: string; now: Date; redirectTo: string | null }

async function withdraw(tx: Db, record: StoredRecord, { actorId, now, redirectTo }: Withdrawal): Promise<void> {
  const { kind, id } = record
  // A redirect to the page itself would never end. A redirect to a page that visitors cannot open would be useless.
  if (redirectTo !== null && !(await isOpenPage(tx, redirectTo, { kind, id })))
    throw invalidField('redirectTo', 'catalogue-editor.redirect')
  const table = tableForKind(kind)
  await tx
    .update(table)
    .set({ published: false, redirectTo, ...UNSCHEDULED })
    .where(eq(table.id, id))
  await notifyCatalogueChanged(tx)
  await writeAudit(tx, now, {
    actorId,
    action: 'catalogue.withdrawn',
    subject: kind,
    subjectId: id,
    before: { published: record.published, at: record.scheduledAt?.toISOString() ?? null },
    after: { published: false, ...(redirectTo !== null && { redirectTo }) },
  })
}
