import type { Lang } from '#base/i18n.ts'

/** The call that saves the plan, and with an address reads it. */
export const PLANS_CALL = '/api/ritual-plans'

/** The plan of who is signed in; without an address for who signed in by phone. */
export function planCall(email: string, lang: Lang): string {
  const query = new URLSearchParams(email === '' ? { lang } : { customerEmail: email, lang })
  return `${PLANS_CALL}?${query}`
}

/** Lunar days from the first to the last, both included; with a ritual also why custom recommends them for it. */
export function panchangCall(from: string, to: string, lang: Lang, ritual?: string): string {
  return `/api/panchang?${new URLSearchParams({ from, to, lang, ...(ritual && { ritual }) })}`
}
