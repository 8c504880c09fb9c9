/** The page where an author writes, changes or takes back a review; the token is its secret. */
export const reviewPath = (token: string): string => `/review/${token}`
