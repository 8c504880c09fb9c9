import type { Config } from '#server/config.ts'
import { ANALYTICS_HOSTS } from './analytics-hosts.ts'

/** The content security policy of our pages. It allows frames for sample documents in texts and for e-mails in the sandbox's inbox. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "frame-src 'self'",
].join('; ')

/** The headers of every response. */
const ALWAYS: [name: string, value: string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', permissionsPolicy()],
]

/** The content security policy of API responses. Such a response shows and loads nothing, even if a browser opens it as a page. */
export const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * All browser features with a permission policy (w3c/webappsec-permissions-policy, features.md). They are disabled for this page and its
 * frames, except the features that the shop uses: clipboard, fullscreen and passkeys. Chromium warns about unknown names, so the list has
 * only features that some browser supports.
 */
function permissionsPolicy(): string {
  const closed =
    'accelerometer attribution-reporting bluetooth browsing-topics camera compute-pressure ' +
    'cross-origin-isolated deferred-fetch display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get ' +
    'idle-detection join-ad-interest-group keyboard-map language-detector local-fonts magnetometer microphone midi otp-credentials payment ' +
    'picture-in-picture private-state-token-issuance private-state-token-redemption run-ad-auction screen-wake-lock serial ' +
    'shared-storage storage-access summarizer sync-xhr translator usb window-management xr-spatial-tracking'
  // The browser asks the visitor before a page reads the clipboard. A field may offer to paste a code.
  const own = 'clipboard-read clipboard-write fullscreen publickey-credentials-create publickey-credentials-get'
  return [...closed.split(' ').map((name) => `${name}=()`), ...own.split(' ').map((name) => `${name}=(self)`)].join(
    ', ',
  )
}

/** Headers of every response. In development Vite needs inline scripts, so there is no policy. */
export function securityHeaders(config: Config, isDevelopment: boolean): [name: string, value: string][] {
  const { PUBLIC_ORIGIN } = config
  const headers = isDevelopment ? ALWAYS : [...ALWAYS, ['content-security-policy', CSP] as [string, string]]
  return PUBLIC_ORIGIN?.startsWith('https:')
    ? [...headers, ['strict-transport-security', 'max-age=31536000; includeSubDomains']]
    : headers
}

/**
 * The content security policy of public pages for visitors who consented to analytics. Undefined if no analytics are configured. Visitors
 * with and without consent get the same page and differ only in this header. The header depends on a cookie, so a shop with analytics
 * sends `Vary: Cookie` (docs/decisions/009).
 */
export function consentedPolicy(config: Pick<Config, 'GA4_ID' | 'METRIKA_ID'>): string | undefined {
  const hosts = (['GA4_ID', 'METRIKA_ID'] as const).filter((name) => config[name]).map((name) => ANALYTICS_HOSTS[name])
  if (hosts.length === 0) return undefined
  return CSP.split('; ')
    .map((rule) => {
      const directive = rule.split(' ')[0] as keyof (typeof ANALYTICS_HOSTS)['GA4_ID']
      return [rule, ...hosts.flatMap((host) => host[directive] ?? [])].join(' ')
    })
    .join('; ')
}

export function hasConsent(cookies: string | undefined): boolean {
  return /(?:^|; )consent=analytics(?:;|$)/.test(cookies ?? '')
}
