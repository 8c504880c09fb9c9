import type { Shop } from '#server/shop.ts'
import type { DrawReceipt } from './model.ts'

export type ReceiptsContext = { shop: Shop; draw: DrawReceipt }
