/** The address of a gift's card. Anyone with the token can open it. */
export const giftPath = (token: string): string => `/gift/${token}`
