/** The path of the page on which an author writes, changes or withdraws a review. Anyone with the token can do this. */
export const reviewPath = (token: string): string => `/review/${token}`
