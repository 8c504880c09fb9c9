import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { invariant } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import { LIST_KINDS, type ListContent, type ListContents, type ListKind } from './model.ts'
import { catalogueLists } from './tables.ts'

/** The PostgreSQL notification channel that tells every process about a change of the lists. */
export const LISTS_CHANGED = 'catalogue_lists_changed'

/**
 * Loads the lists that come with the shop into the database. Adds missing lists and replaces lists that nobody edited. If staff edited a
 * list, stores the new list as a proposal. Several processes can run this function at the same time.
 */
export async function seedLists(db: Db, shipped: ListContents): Promise<void> {
  if (await areKnown(db, shipped)) return
  await db.transaction(async (tx) => {
    for (const kind of LIST_KINDS) await seedList(tx, kind, shipped[kind])
    await notifyListsChanged(tx)
  })
}

/** Tells every process, when this transaction commits, that the visible lists have changed. */
export async function notifyListsChanged(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${LISTS_CHANGED}, '')`)
}

/** True if every list that comes with the shop is in the database, either as the list itself or as a proposal. */
async function areKnown(db: Db, shipped: ListContents): Promise<boolean> {
  const rows = await db
    .select({ kind: catalogueLists.kind, hash: catalogueLists.seedHash, proposedHash: catalogueLists.proposedHash })
    .from(catalogueLists)
  return LIST_KINDS.every((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return row && (row.proposedHash ?? row.hash) === hashOf(shipped[kind])
  })
}

async function seedList(tx: Db, kind: ListKind, content: ListContent): Promise<void> {
  const seedHash = hashOf(content)
  await tx.insert(catalogueLists).values({ kind, content, seedHash }).onConflictDoNothing()
  const isOf = eq(catalogueLists.kind, kind)
  const [row] = await tx.select().from(catalogueLists).where(isOf).for('update')
  invariant(row, 'a list exists after it is written')
  const isNewer = row.seedHash !== seedHash
  if (row.editedAt !== null) {
    // If the new shop version contains exactly the list that staff edited, there is no proposal, and an older proposal is removed.
    const proposal = isNewer ? { proposed: content, proposedHash: seedHash } : { proposed: null, proposedHash: null }
    await tx.update(catalogueLists).set(proposal).where(isOf)
  } else if (isNewer) {
    const version = row.version + 1
    await tx.update(catalogueLists).set({ content, seedHash, version }).where(isOf)
  }
}

function hashOf(content: ListContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
