import type { Config } from '#server/config.ts'

/** Frames on our pages: sample documents in texts, and e-mails in the sandbox's inbox. */
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

/** Metrika uses a host of the visitor's country. Hosts of session replay are not listed, because session replay is off. */
const METRIKA = 'ru az by co.il com com.am com.ge com.tr ee fr kg kz lt lv md tj tm uz'
  .split(' ')
  .map((country) => `https://mc.yandex.${country}`)
  .join(' ')

/**
 * A wildcard does not match the host without a subdomain. GA4 also uses this host: its newer endpoint is `analytics.google.com`. Regions
 * are subdomains.
 */
const GA4 = ['google-analytics.com', 'analytics.google.com', 'googletagmanager.com']
  .map((host) => `https://${host} https://*.${host}`)
  .join(' ')

/**
 * The hosts that external analytics need, by the variable that enables each service. Sources: Google's "Use Tag Manager with a Content
 * Security Policy", the part on Google Analytics 4 without Google Signals (developers.google.com/tag-platform/security/guides/csp), and
 * Yandex's "Installing a tag on a site with CSP" (yandex.com/support/metrica/en/code/install-counter-csp).
 */
const OUTSIDE = {
  GA4_ID: {
    'script-src': 'https://*.googletagmanager.com',
    // A beacon that fetch cannot send is sent as an image.
    'img-src': GA4,
    'connect-src': GA4,
  },
  METRIKA_ID: {
    'script-src': `${METRIKA} https://yastatic.net`,
    'img-src': METRIKA,
    'connect-src': METRIKA,
  },
} as const

/** For every response. */
const ALWAYS: [name: string, value: string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', permissionsPolicy()],
]

/** For API responses. They show and load nothing, even if a browser opens one as a page. */
export const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * All browser features with a permission policy (w3c/webappsec-permissions-policy, features.md). They are disabled for this page and its
 * frames, except the features that the shop uses: clipboard, fullscreen and passkeys. Chromium warns about unknown names, so the list has
 * no features that no browser supports.
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
 * The policy of public pages for visitors who consented to the configured analytics. Undefined if no analytics are configured. All visitors
 * get the same bytes of a page, and only this header differs. So the pages of such a shop vary by cookie (docs/decisions/009).
 */
export function consentedPolicy(config: Pick<Config, 'GA4_ID' | 'METRIKA_ID'>): string | undefined {
  const hosts = (['GA4_ID', 'METRIKA_ID'] as const).filter((name) => config[name]).map((name) => OUTSIDE[name])
  if (hosts.length === 0) return undefined
  return CSP.split('; ')
    .map((rule) => {
      const directive = rule.split(' ')[0] as keyof (typeof OUTSIDE)['GA4_ID']
      return [rule, ...hosts.flatMap((host) => host[directive] ?? [])].join(' ')
    })
    .join('; ')
}

export function hasConsent(cookies: string | undefined): boolean {
  return /(?:^|; )consent=analytics(?:;|$)/.test(cookies ?? '')
}
