export const LOGIN_PATH = '/partner-login'

/** The page of a partner. Only this partner can open the page. */
export function dashboardPath(partnerId: string): string {
  return `/partner-dashboard/${partnerId}`
}

export function dashboardOrderPath(partnerId: string, orderId: string): string {
  return `${dashboardPath(partnerId)}?tab=orders&order=${orderId}`
}
