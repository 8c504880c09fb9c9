/** The path of the page behind a link. Anyone who has the token can send pictures. */
export const dayLinkPath = (token: string): string => `/pictures/${token}`
