import { eq } from 'drizzle-orm'
import { invalidInput, Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { notifyListsChanged } from '#features/catalogue/catalogue-lists/commands.ts'
import type { ListContent, ListKind } from '#features/catalogue/catalogue-lists/model.ts'
import { catalogueLists } from '#features/catalogue/catalogue-lists/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Origin } from './model.ts'
import { findListVersion, listIntentionIds, lockList, readListView } from './queries-lists.ts'
import { shortenForAudit } from './rules.ts'
import { changedPaths, type ListPath, listFaults, listValueAt, takePaths, withIds } from './rules-lists.ts'
import { catalogueListVersions, type StoredList } from './tables.ts'

/**
 * A change of a list: the author, the list, and the version that the author edited. If a newer version exists, the change is refused, and the error
 * contains the newer version.
 */
export type ListChange = { kind: ListKind; actorId: string; version?: number | undefined }

/** Saves a list. Readers see the new list immediately. */
export async function saveList({ db, now }: Shop, change: ListChange, sent: ListContent): Promise<void> {
  await db.transaction(async (tx) => {
    const list = await lockFor(tx, change)
    const content = withIds(sent, new Set([...(await listIntentionIds(tx)), ...idsOf(sent), ...idsOf(list.content)]))
    await writeVersion(tx, list, { content, actorId: change.actorId, origin: 'edited', now: now() })
  })
}

/** Saves the content of an older version as a new version. */
export async function restoreListVersion({ db, now }: Shop, change: ListChange, n: number): Promise<void> {
  await db.transaction(async (tx) => {
    const list = await lockFor(tx, change)
    const found = await findListVersion(tx, list.kind, n)
    const content = found?.version.content ?? (n === list.version ? list.content : undefined)
    if (!content) throw new Refusal('not-found', 'catalogue-editor.version-not-found')
    const { actorId } = change
    await writeVersion(tx, list, { content, actorId, origin: 'restored', restoredFrom: n, now: now() })
  })
}

/**
 * Accepts parts of the list that a new shop version proposes: copies the entries and fields at the paths in `take`. All other paths stay unchanged.
 * This call also removes the proposal, so staff no longer need to decide about it.
 */
export async function settleListProposal({ db, now }: Shop, change: ListChange, take: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const list = await lockFor(tx, change)
    const { kind, proposed, proposedHash } = list
    if (!proposed || proposedHash === null) throw new Refusal('conflict', 'catalogue-editor.no-proposal')
    assertProposed(changedPaths(list.base ?? list.content, proposed), take)
    const content = takePaths(list.content, proposed, take)
    const { actorId } = change
    await writeVersion(tx, list, { content, actorId, origin: 'proposal', now: now() })
    const settled = { base: proposed, seedHash: proposedHash, proposed: null, proposedHash: null }
    await tx.update(catalogueLists).set(settled).where(eq(catalogueLists.kind, kind))
    const after = { taken: take }
    await writeAudit(tx, now(), {
      actorId,
      action: 'catalogue.proposal-settled',
      subject: kind,
      subjectId: kind,
      after,
    })
  })
}

/** Refuses paths that the proposal does not contain, because they may not exist. */
function assertProposed(proposed: ListPath[], take: string[]): void {
  const faults = take.flatMap((path, place) =>
    proposed.includes(path) ? [] : [{ path: `take.${place}`, code: 'catalogue-editor.not-proposed' }],
  )
  if (faults.length > 0) throw invalidInput(faults)
}

async function lockFor(tx: Db, { kind, version }: ListChange): Promise<StoredList> {
  const list = await lockList(tx, kind)
  if (version === undefined || version === list.version) return list
  const present = await readListView(tx, kind)
  throw staleVersion({ ...present, version: list.version })
}

type NewVersion = { content: ListContent; actorId: string; origin: Origin; restoredFrom?: number; now: Date }

/**
 * Writes the new content of a list, and stores it as a version. If the list had no version, the original content becomes version 1. Does
 * nothing if the content has not changed.
 */
async function writeVersion(tx: Db, list: StoredList, made: NewVersion): Promise<void> {
  const { content, actorId, origin, restoredFrom, now } = made
  const { kind, version } = list
  const faults = listFaults(content)
  if (faults.length > 0) throw invalidInput(faults)
  const changed = changedPaths(list.content, content)
  if (changed.length === 0) return
  if (list.editedAt === null) {
    const shipped = { kind, n: version, at: now, actorId: null, origin: 'shipped' as const, content: list.content }
    await tx.insert(catalogueListVersions).values(shipped)
  }
  const n = version + 1
  await tx
    .insert(catalogueListVersions)
    .values({ kind, n, at: now, actorId, origin, restoredFrom: restoredFrom ?? null, content })
  await tx
    .update(catalogueLists)
    .set({ content, version: n, editedAt: now, base: list.base ?? list.content })
    .where(eq(catalogueLists.kind, kind))
  await notifyListsChanged(tx)
  const shown = (of: ListContent) =>
    Object.fromEntries(changed.map((path) => [path, shortenForAudit(listValueAt(of, path))]))
  await writeAudit(tx, now, {
    actorId,
    action: `catalogue.${origin}`,
    subject: kind,
    subjectId: kind,
    before: { version, ...shown(list.content) },
    after: { version: n, ...shown(content), ...(restoredFrom !== undefined && { restoredFrom }) },
  })
}

function idsOf(content: ListContent): string[] {
  return 'intentions' in content ? content.intentions.map(({ id }) => id) : []
}
