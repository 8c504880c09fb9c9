/** The path of a priest's calendar feed. Anyone who has the token can read the feed. */
export function feedPath(token: string): string {
  return `/api/admin/calendar/${token}.ics`
}

/** The paths of pages in the panel, without the root of the panel. */
export const sheetPath = (date: string): string => `/sheet/${date}`
export const dayLinkPath = (date: string): string => `/day-link/${date}`
export const proofPath = (orderId: string, lineId: string): string => `/proof/${orderId}/${lineId}`
