import type { Lang } from '#base/i18n.ts'

/** The card of a gift; the token is its secret. */
export const giftPath = (token: string): string => `/gift/${token}`
