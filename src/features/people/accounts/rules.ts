import { cleanEmail } from '#base/contact.ts'
import { Refusal } from '#base/refusal.ts'
import { DAY, HOUR, MINUTE } from '#base/time.ts'
import type { Contact } from './model.ts'

/** The limits of sign-in codes (docs/security.md, "Signing in"; docs/contract.md, "Signing in"). */
export const CODE_LIFE = 10 * MINUTE
export const MAX_GUESSES = 5
export const RESEND_AFTER = MINUTE
export const DEVICE_LIFE = 365 * DAY
/** The time for which a browser assumes that somebody may be signed in (docs/contract.md, "Signing in"). */
export const HINT_LIFE = HOUR

/** True if a text has the form of a cookie token: 256 bits as hexadecimal digits. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{64}$/.test(text)
}

/** If unknown browsers requested this number of codes within an hour, each further code requires a proof of work. */
export const MAX_STRANGERS_PER_HOUR = 1000
export const STRANGERS = 'send:strangers'

type Sending = { whose: string; mailbox: string; contact: Contact; ip: string; isKnown: boolean }

/**
 * The limits for sending sign-in codes. `whose` is the contact, or a browser that signed in with this contact before. A browser of this kind
 * has separate limits.
 */
export function sendLimits({ whose, mailbox, contact: { kind, value }, ip, isKnown }: Sending) {
  return [
    { key: `send:ip:${ipRange(ip)}`, most: 20, windowMs: HOUR },
    { key: `send:minute:${whose}`, most: 1, windowMs: RESEND_AFTER },
    { key: `send:hour:${whose}`, most: 5, windowMs: HOUR },
    { key: `send:day:${whose}`, most: 10, windowMs: DAY },
    // These limits stop requests for many contacts. They do not apply to known browsers.
    ...(isKnown
      ? []
      : [
          { key: `send:mailbox:${mailbox}`, most: 10, windowMs: HOUR },
          { key: `send:mailbox-day:${mailbox}`, most: 20, windowMs: DAY },
          { key: `send:range:${wideRange(ip)}`, most: 200, windowMs: HOUR },
          // This limit never refuses a request. It only counts the codes to unknown browsers, and rules-proof-of-work.ts derives the
          // difficulty from the count.
          { key: STRANGERS, most: Number.POSITIVE_INFINITY, windowMs: HOUR },
        ]),
    ...(kind === 'phone'
      ? [
          { key: `send:prefix:${value.slice(0, 7)}`, most: 30, windowMs: HOUR },
          { key: 'send:sms', most: 500, windowMs: DAY },
        ]
      : []),
  ]
}

export function verifyLimit(ip: string) {
  return { key: `verify:ip:${ipRange(ip)}`, most: 20, windowMs: MINUTE }
}

/** The limit of exports by one account, because the export of all data about a person can take long. */
export function exportLimit(accountId: string) {
  return { key: `export:${accountId}`, most: 10, windowMs: MINUTE }
}

/** The limit of wrong guesses per day, for all network addresses and all codes together. */
export function guessLimit(whose: string) {
  return { key: `guess:${whose}`, most: 30, windowMs: DAY }
}

/** The range of an IP address that belongs to one customer of an internet provider. For IPv4 it is the address itself, for IPv6 its /64. */
export function ipRange(ip: string): string {
  return readV4(ip) ?? `${groupsOf(ip, 4)}::/64`
}

/** The largest range that one customer of an internet provider may have: an IPv6 /48, or an IPv4 block of 256 addresses. */
export function wideRange(ip: string): string {
  return readV4(ip)?.replace(/\d+$/, '0/24') ?? `${groupsOf(ip, 3)}::/48`
}

function readV4(ip: string): string | undefined {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
}

/** The first groups of an IPv6 address in normalised form. */
function groupsOf(ip: string, count: number): string {
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, count)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

const BROWSERS: [mark: RegExp, name: string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** A rough name of a browser, by which a person recognises it in the list of sessions. The shop stores nothing more precise. */
export function deviceName(userAgent: string | undefined): string {
  const nameOf = (list: [RegExp, string][]) => list.find(([mark]) => mark.test(userAgent ?? ''))?.[1]
  return [nameOf(BROWSERS), nameOf(SYSTEMS)].filter(Boolean).join(', ')
}

/**
 * Refuses the e-mail address of another person. The session says who the caller is. An e-mail address in a query or body is only compared
 * with the caller's own address (docs/contract.md, "Orders").
 */
export function assertOwnEmail({ email }: { email: string | null }, claimed: string | undefined): void {
  if (claimed === undefined || claimed.trim() === '') return
  if (cleanEmail(claimed) !== email) throw new Refusal('forbidden', 'http.forbidden')
}
