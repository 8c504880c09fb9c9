import type { Gift } from '#features/orders/cart/model.ts'
import type { Keyring } from '#server/keyring.ts'
import { giftContext } from './model.ts'
import type { GiftRow } from './tables.ts'

export function openGift(row: GiftRow, keys: Keyring): Gift {
  return {
    name: keys.open(row.recipient, giftContext(row.id, 'recipient')),
    note: keys.open(row.note, giftContext(row.id, 'note')),
  }
}
