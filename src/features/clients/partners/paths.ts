export const LOGIN_PATH = '/partner-login'

/** Returns the URL of a partner's page. Only this partner can open the page. */
export function dashboardPath(partnerId: string): string {
  return `/partner-dashboard/${partnerId}`
}

export function dashboardOrderPath(partnerId: string, orderId: string): string {
  return `${dashboardPath(partnerId)}?tab=orders&order=${orderId}`
}
