import { eq, inArray, sql } from 'drizzle-orm'
import { selectOwnIds } from '#features/orders/orders/queries-own.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { translationContext } from './model.ts'
import type { TranslationView } from './schemas.ts'
import { wishTranslations } from './tables.ts'

type Row = typeof wishTranslations.$inferSelect

/** The hash of a wish. The hash depends on a key and the order's id, so the database does not show which orders have the same wish. */
export function hashWish(keys: Keyring, orderId: string, wish: string): string {
  return keys.hash('wish', orderId, wish)
}

/** The translations of these wishes, by order. */
export async function listTranslations(
  db: Db,
  keys: Keyring,
  wishes: ReadonlyMap<string, string>,
): Promise<Map<string, TranslationView & { version: number }>> {
  const ids = [...wishes.keys()]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(wishTranslations)
    .where(sql`${wishTranslations.id} = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map((row) => [row.id, present(row, keys, wishes.get(row.id) ?? '')]))
}

export async function lockTranslation(tx: Db, orderId: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(wishTranslations).where(eq(wishTranslations.id, orderId)).for('update')
  return row
}

/** The translations of a person's orders, for the export of personal data. */
export async function listTranslationsOf(db: Db, keys: Keyring, account: Owner) {
  const isOwn = inArray(wishTranslations.id, selectOwnIds(db, account))
  const rows = await db.select().from(wishTranslations).where(isOwn)
  return rows.map((row) => ({ orderId: row.id, lang: row.lang, text: openTranslation(row, keys) }))
}

function openTranslation({ id, translation }: Row, keys: Keyring): string {
  return keys.open(translation, translationContext(id))
}

function present(row: Row, keys: Keyring, wish: string): TranslationView & { version: number } {
  const { lang, source, version, wishHash, id, updatedAt } = row
  return {
    text: openTranslation(row, keys),
    lang,
    source,
    isCurrent: wishHash === hashWish(keys, id, wish),
    updatedAt: updatedAt.toISOString(),
    version,
  }
}
