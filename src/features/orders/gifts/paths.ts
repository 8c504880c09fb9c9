/** The card of a gift; the token is its secret. */
export const giftPath = (token: string): string => `/gift/${token}`
