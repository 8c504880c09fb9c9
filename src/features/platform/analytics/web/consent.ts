import { keepStored, readStoredJson } from '#ui/data/stored.ts'
import { HAS_CONSENT } from './consent-cookie.ts'

/** Version of the consent text. After a change the visitor is asked again. */
const CONSENT_VERSION = '2026-11'

export type Choice = { analytics: boolean; version: string; at: string }

const KEY = 'consent'
const YEAR = 365 * 24 * 60 * 60

/** The visitor's choice and its time. Undefined if there is no choice about the current text. */
export function readChoice(): Choice | undefined {
  const stored = readStoredJson('local', KEY)
  return isChoice(stored) && stored.version === CONSENT_VERSION ? stored : undefined
}

/** Stores the choice with the text version and the time. If the visitor agreed, a cookie tells the server. */
export function keepChoice(analytics: boolean): Choice {
  const choice: Choice = { analytics, version: CONSENT_VERSION, at: new Date().toISOString() }
  // If the browser has no storage, a yes is remembered only in the cookie, and a visitor who said no is asked again.
  keepStored('local', KEY, JSON.stringify(choice))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `consent=analytics; Path=/; SameSite=Lax; Max-Age=${analytics ? YEAR : 0}${secure}`
  return choice
}

/** True if the browser signals a refusal (Global Privacy Control, Do Not Track). Then the visitor is not asked. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/**
 * True if third-party counters can run in this document. The visitor must have consented before the document was loaded. Otherwise the document's
 * content security policy blocks the counters.
 */
export function mayRunThirdParties(): boolean {
  const choice = readChoice()
  if (!choice?.analytics || browserRefuses() || !HAS_CONSENT.test(document.cookie)) return false
  const [loaded] = performance.getEntriesByType('navigation')
  return (
    Date.parse(choice.at) < performance.timeOrigin && !PRIVATE.test(new URL(loaded?.name ?? location.href).pathname)
  )
}

/** Pages with personal paths or contents, the same list as on the server. Third-party scripts are not allowed there. */
export const PRIVATE =
  /^\/(?:order|checkout|user-profile|proof|verify|review|reminders|pictures|gift|group|sandbox|partner-login|partner-dashboard|admin-panel)(?:\/|$)/

/** Makes the next link load a whole document, because a new content security policy applies only to a new document. */
export function followNextLinkWhole(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      if (link) event.stopPropagation()
    },
    { capture: true },
  )
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  const { analytics, version, at } = value as Partial<Choice>
  return typeof analytics === 'boolean' && typeof version === 'string' && !Number.isNaN(Date.parse(at ?? ''))
}
