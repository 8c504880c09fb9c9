import { eq, inArray } from 'drizzle-orm'
import type { Gift } from '#features/orders/cart/model.ts'
import type { GivenPlan } from '#features/orders/plans/model.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import { selectOwnIds } from '#features/orders/orders/queries-own.ts'
import { type OrderRow, orders } from '#features/orders/orders/tables.ts'
import { toFinalPlan } from '#features/orders/plans/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { openGift } from './present.ts'
import { recipientLine } from './rules.ts'
import { type GiftRow, gifts } from './tables.ts'

export async function findGiftRow(db: Db, orderId: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gifts).where(eq(gifts.id, orderId))
  return row
}

/** Returns the recipient and the text of the gift card. Undefined if the order is not a gift. */
export async function findGift(db: Db, keys: Keyring, orderId: string): Promise<Gift | undefined> {
  const row = await findGiftRow(db, orderId)
  return row && openGift(row, keys)
}

export async function findByToken(db: Db, token: string): Promise<{ gift: GiftRow; order: OrderRow } | undefined> {
  const [found] = await db
    .select({ gift: gifts, order: orders })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.id))
    .where(eq(gifts.token, token))
  return found
}

/**
 * Returns the recipients of gift orders in the format of plans. The ritual is for the recipient, even if the giver later plans other
 * rituals for other people. The day and the wish come from the giver.
 */
export async function listGiftPlans(db: Db, keys: Keyring, orderIds: string[]): Promise<Map<string, GivenPlan>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db.select().from(gifts).where(inArray(gifts.id, orderIds))
  return new Map(
    rows.map((row) => {
      const given = toFinalPlan({ startDate: null, participants: recipientLine(openGift(row, keys).name) })
      return [row.id, { ...given, isRecipient: true }]
    }),
  )
}

/** Lists the gifts in a person's orders, for the export of personal data. */
export async function listGiftsOf(db: Db, owner: Owner): Promise<GiftRow[]> {
  return await db
    .select()
    .from(gifts)
    .where(inArray(gifts.id, selectOwnIds(db, owner)))
}
