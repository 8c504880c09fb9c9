import { SECOND } from '#base/time.ts'
import { CODE_LIFE, DEVICE_LIFE, HINT_LIFE } from './rules.ts'

/** Whether the shop is reached by https only; then cookies bear the `__Host-` prefix, which ties them to this host. */
export type CookieHouse = { isSecure: boolean }

export function cookieHouse({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN?: string | undefined }): CookieHouse {
  return { isSecure: PUBLIC_ORIGIN?.startsWith('https:') === true }
}

/** Has the browser clear what it keeps of a person; not the cookies, of which one keeps its owner from being locked out. */
export const CLEARED_SITE = { 'clear-site-data': '"cache", "storage"' }

type CookieUse = 'sid' | 'sign-in' | 'device'

export function cookieName(use: CookieUse, { isSecure }: CookieHouse): string {
  return isSecure ? `__Host-${use}` : use
}

/** Keeps a session, for `lifeMs` at most. */
export const sessionCookie = (token: string, lifeMs: number, house: CookieHouse): string =>
  hiddenCookie('sid', token, lifeMs, house)
/** Ties a code to the browser that asked for it. */
export const signInCookie = (token: string, house: CookieHouse): string =>
  hiddenCookie('sign-in', token, CODE_LIFE, house)
/** Recognises a browser that signed in before. */
export const deviceCookie = (token: string, house: CookieHouse): string =>
  hiddenCookie('device', token, DEVICE_LIFE, house)
/** Tells the pages that asking who is signed in makes sense; says nothing of who (decisions A3). */
export const hintCookie = (house: CookieHouse): string => `session-hint=1; ${attributes(HINT_LIFE, house)}`

export const endCookie = (use: CookieUse, house: CookieHouse): string => hiddenCookie(use, '', 0, house)
export const endHintCookie = (house: CookieHouse): string => `session-hint=; ${attributes(0, house)}`

function hiddenCookie(use: CookieUse, value: string, lifeMs: number, house: CookieHouse): string {
  return `${cookieName(use, house)}=${value}; ${attributes(lifeMs, house)}; HttpOnly`
}

function attributes(lifeMs: number, { isSecure }: CookieHouse): string {
  return `Path=/; Max-Age=${Math.floor(lifeMs / SECOND)}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
