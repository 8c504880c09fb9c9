import { eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Gift } from '#features/orders/cart/model.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { selectNamelessIds } from '#features/orders/orders/queries-own.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { giftCardEmail } from './emails.ts'
import { giftContext } from './model.ts'
import { findGift, findGiftRow, listGiftsOf } from './queries.ts'
import { gifts } from './tables.ts'

/** Stores the recipient and the card text of a gift, in the transaction that places the order. */
export async function keepGift(tx: Db, { keys, now }: Shop, orderId: string, gift: Gift): Promise<void> {
  await tx.insert(gifts).values({ id: orderId, token: newId(), ...sealed(keys, orderId, gift), createdAt: now() })
}

/** Changes the name or note of an existing gift. */
export async function rewriteGift(tx: Db, { keys }: Shop, orderId: string, gift: Gift): Promise<void> {
  await tx
    .update(gifts)
    .set(sealed(keys, orderId, gift))
    .where(eq(gifts.id, orderId))
}

/**
 * Corrects the recipient's name. The order gets a new version, so that staff who change the gift at the same time see the correction. The
 * caller has locked the order.
 */
export async function renameRecipient(tx: Db, shop: Shop, orderId: string, name: string): Promise<void> {
  const gift = await findGift(tx, shop.keys, orderId)
  if (!gift || gift.name === name) return
  await rewriteGift(tx, shop, orderId, { ...gift, name })
  await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
}

function sealed(keys: Keyring, orderId: string, { name, note }: Gift) {
  return {
    recipient: keys.seal(name, giftContext(orderId, 'recipient')),
    note: keys.seal(note, giftContext(orderId, 'note')),
  }
}

/** Sends the customer an e-mail with the link to the gift card. Called when an order is paid. The recipient gets no e-mail. */
export async function mailGiftCard(tx: Db, shop: Shop, orderId: string): Promise<void> {
  const [gift, order] = [await findGiftRow(tx, orderId), await findOrder(tx, orderId)]
  if (!gift || !order || order.customerEmail === '') return
  await queueMessage(tx, shop, giftCardEmail(inOfferedLang(shop, order), gift.token, createSender(shop)))
}

/** Deletes the gifts of a deleted account, including the recipients' names. */
export async function eraseGifts(tx: Db, owner: Owner): Promise<void> {
  const ids = (await listGiftsOf(tx, owner)).map(({ id }) => id)
  if (ids.length > 0) await tx.delete(gifts).where(inArray(gifts.id, ids))
}

/** Deletes the recipients' names of unpaid gift orders that were anonymized. */
export async function pruneGifts({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.delete(gifts).where(inArray(gifts.id, selectNamelessIds(db)))
}
