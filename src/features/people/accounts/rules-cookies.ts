import type { Cookie } from '#base/cookies.ts'
import { CODE_LIFE, DEVICE_LIFE, HINT_LIFE } from './rules.ts'

/**
 * `isSecure`: true if the shop is available only by https. Then the names of cookies have the prefix `__Host-`, which binds the cookies to
 * this host.
 */
export type CookieOptions = { isSecure: boolean }

export function cookieOptionsFrom({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN?: string | undefined }): CookieOptions {
  return { isSecure: PUBLIC_ORIGIN?.startsWith('https:') === true }
}

/**
 * A response header that makes the browser delete the data that it stored for the shop. The browser keeps its cookies, because a known
 * browser has separate rate limits, and the shop recognises it by a cookie.
 */
export const CLEARED_SITE = { 'clear-site-data': '"cache", "storage"' }

type CookieUse = 'sid' | 'sign-in' | 'device'

export function cookieName(use: CookieUse, { isSecure }: CookieOptions): string {
  return isSecure ? `__Host-${use}` : use
}

/** Returns the cookie of a session. It lasts `lifeMs` at most. */
export const sessionCookie = (token: string, lifeMs: number, options: CookieOptions): Cookie =>
  hiddenCookie('sid', token, lifeMs, options)
/** The cookie that binds a sign-in code to the browser that requested the code. */
export const signInCookie = (token: string, options: CookieOptions): Cookie =>
  hiddenCookie('sign-in', token, CODE_LIFE, options)
/** The cookie by which the shop recognises a browser that signed in before. */
export const deviceCookie = (token: string, options: CookieOptions): Cookie =>
  hiddenCookie('device', token, DEVICE_LIFE, options)
/**
 * A cookie that tells pages whether somebody is probably signed in. Otherwise pages do not load the user. The cookie does not show who is
 * signed in (docs/contract.md, "Signing in").
 */
export const hintCookie = (options: CookieOptions): Cookie => readableCookie('1', HINT_LIFE, options)

export const endCookie = (use: CookieUse, options: CookieOptions): Cookie => hiddenCookie(use, '', 0, options)
export const endHintCookie = (options: CookieOptions): Cookie => readableCookie('', 0, options)

function hiddenCookie(use: CookieUse, value: string, lifeMs: number, options: CookieOptions): Cookie {
  return { name: cookieName(use, options), value, lifeMs, isSecure: options.isSecure, isHidden: true }
}

function readableCookie(value: string, lifeMs: number, { isSecure }: CookieOptions): Cookie {
  return { name: 'session-hint', value, lifeMs, isSecure, isHidden: false }
}
