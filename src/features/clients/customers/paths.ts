/** The URL of the file with a guest's data. The token opens the file for a day. */
export const guestDataFile = (orderId: string, token: string): string => `/api/orders/${orderId}/data/${token}`
