import type { Lang } from '#base/i18n.ts'

/** The card of a gift; the token is its secret. */
export const giftPath = (token: string): string => `/gift/${token}`

/** The calls whose answers the pages show. */
export const giftCall = (token: string, lang: Lang): string => `/api/gifts/${encodeURIComponent(token)}?lang=${lang}`
export const orderGiftCall = (orderId: string, lang: Lang): string =>
  `/api/orders/${encodeURIComponent(orderId)}/gift?lang=${lang}`
