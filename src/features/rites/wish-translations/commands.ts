import { eq, gt, inArray } from 'drizzle-orm'
import { Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { selectOwnIds } from '#features/orders/orders/queries-own.ts'
import { findOrder, lockOrder } from '#features/orders/orders/queries.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { noteNamesChanged } from '#features/orders/readings/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { WishesContext } from './context.ts'
import { translationContext, type TranslationLang } from './model.ts'
import { hashWish, listTranslations, lockTranslation } from './queries.ts'
import type { TranslationInput, WishView } from './schemas.ts'
import { wishTranslations } from './tables.ts'

/** The wish of an order as it is printed for the priest, with its translation. */
export async function readWish({ shop, plansOf, translate }: WishesContext, orderId: string): Promise<WishView> {
  const { db, keys } = shop
  const order = await findOrder(db, orderId)
  const wish = await findWish(db, plansOf, requireFound(order, 'orders.not-found'))
  const found = (await listTranslations(db, keys, new Map([[orderId, wish]]))).get(orderId)
  const { version = 0, ...translation } = found ?? {}
  return {
    orderId,
    wish,
    // Without a row for the order there is no translation, and the version has its default value.
    translation: found ? (translation as WishView['translation']) : null,
    version,
    canSuggest: translate !== undefined,
  }
}

/**
 * Stores a translation of the current wish that a person typed or confirmed. The audit log records the change without the text, because the
 * log is kept longer than personal data. A sheet that is already printed is marked as outdated.
 */
export async function writeTranslation(
  { shop, plansOf }: WishesContext,
  { orderId, actorId, text, lang, source, version }: TranslationInput & { orderId: string; actorId: string },
): Promise<void> {
  const { db, keys } = shop
  await db.transaction(async (tx) => {
    const now = shop.now()
    const order = requireFound(await lockOrder(tx, orderId), 'orders.not-found')
    const row = await lockTranslation(tx, orderId)
    const seen = row?.version ?? 0
    if (version !== undefined && version !== seen) throw staleVersion({ version: seen })
    const wish = await findWish(tx, plansOf, order)
    if (wish === '' && text !== '') throw new Refusal('conflict', 'wishes.none')
    if (text === '') await tx.delete(wishTranslations).where(eq(wishTranslations.id, orderId))
    else {
      const translation = keys.seal(text, translationContext(orderId))
      const wishHash = hashWish(keys, orderId, wish)
      const values = { translation, lang, source, wishHash, version: seen + 1, updatedBy: actorId, updatedAt: now }
      await tx
        .insert(wishTranslations)
        .values({ id: orderId, ...values })
        .onConflictDoUpdate({ target: wishTranslations.id, set: values })
    }
    await noteNamesChanged(tx, now, [orderId], 'staff')
    await writeAudit(tx, now, {
      actorId,
      action: 'order.wish-translation',
      subject: 'order',
      subjectId: orderId,
      before: { has: row !== undefined },
      after: { has: text !== '', lang, source },
    })
  })
}

/** Returns a translation by the language model. The suggestion is not stored, because a person must read and confirm it. */
export async function suggestTranslation(
  { shop, plansOf, translate }: WishesContext,
  orderId: string,
  lang: TranslationLang,
  signal: AbortSignal,
): Promise<string> {
  if (!translate) throw new Refusal('conflict', 'wishes.no-model')
  const order = await findOrder(shop.db, orderId)
  const wish = await findWish(shop.db, plansOf, requireFound(order, 'orders.not-found'))
  if (wish === '') throw new Refusal('conflict', 'wishes.none')
  return await translate(wish, lang, signal)
}

/** Deletes the translations of a person's orders. */
export async function eraseTranslations(tx: Db, account: Owner): Promise<void> {
  await tx.delete(wishTranslations).where(inArray(wishTranslations.id, selectOwnIds(tx, account)))
}

const MAX_BATCH = 500

/** Deletes translations of erased wishes and of anonymized orders, because a translation is as personal as the wish. */
export async function pruneTranslations(
  { shop: { db }, plansOf }: Pick<WishesContext, 'shop' | 'plansOf'>,
  most = MAX_BATCH,
): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .select({ orderId: orders.id, accountId: orders.accountId, customerEmail: orders.customerEmail })
      .from(wishTranslations)
      .innerJoin(orders, eq(orders.id, wishTranslations.id))
      .where(gt(wishTranslations.id, last))
      .orderBy(wishTranslations.id)
      .limit(most)
    const plans = await plansOf(db, rows)
    const gone = rows.flatMap(({ orderId }) => (plans.get(orderId)?.specialWishes ? [] : [orderId]))
    if (gone.length > 0) await db.delete(wishTranslations).where(inArray(wishTranslations.id, gone))
    if (rows.length < most) return
    last = rows.at(-1)?.orderId ?? last
  }
}

type OrderRow = { id: string; accountId: string | null; customerEmail: string }

async function findWish(db: Db, plansOf: WishesContext['plansOf'], order: OrderRow): Promise<string> {
  const plans = await plansOf(db, [
    { orderId: order.id, accountId: order.accountId, customerEmail: order.customerEmail },
  ])
  return plans.get(order.id)?.specialWishes ?? ''
}
