/** The address of a priest's calendar feed; the token is its secret. */
export function feedPath(token: string): string {
  return `/api/admin/calendar/${token}.ics`
}

/** Pages of the panel, without its root. */
export const sheetPath = (date: string): string => `/sheet/${date}`
export const proofPath = (orderId: string, lineId: string): string => `/proof/${orderId}/${lineId}`
