/** The page address of a gift card. Anyone with the token can open it. */
export const giftPath = (token: string): string => `/gift/${token}`
