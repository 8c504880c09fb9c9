import { findGraceEnd } from '#features/platform/settings/queries.ts'
import { missingSellerFacts } from '#features/platform/settings/rules-seller.ts'
import type { Shop } from '#server/shop.ts'
import type { Health } from './model.ts'

/**
 * The missing facts about the seller. While facts are missing, the shop takes no payments, or will soon take none. When a payment begins,
 * `mayTakeMoney` checks the same facts.
 */
export async function readSellerState(shop: Shop): Promise<Health['seller']> {
  const { db, config, settings, now } = shop
  const missing = config.SANDBOX ? [] : missingSellerFacts(settings().legal)
  const end = missing.length > 0 ? await findGraceEnd(db) : undefined
  const isInGrace = end !== undefined && now() < end
  return {
    missing,
    takesPayments: missing.length === 0 || isInGrace,
    until: isInGrace ? end.toISOString() : null,
  }
}
