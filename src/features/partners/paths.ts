export const LOGIN_PATH = '/partner-login'

/** The page of a partner; nobody else has it. */
export function dashboardPath(partnerId: string): string {
  return `/partner-dashboard/${partnerId}`
}
