/** The page where an author writes, changes or withdraws a review; the token is its secret. */
export const reviewPath = (token: string): string => `/review/${token}`
