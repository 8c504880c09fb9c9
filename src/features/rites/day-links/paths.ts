/** The page of a link. Anyone with the token can send pictures. */
export const dayLinkPath = (token: string): string => `/pictures/${token}`
