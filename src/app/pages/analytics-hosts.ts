/** Metrika uses a host of the visitor's country. Hosts of session replay are not listed, because session replay is off. */
const METRIKA = 'ru az by co.il com com.am com.ge com.tr ee fr kg kz lt lv md tj tm uz'
  .split(' ')
  .map((country) => `https://mc.yandex.${country}`)
  .join(' ')

/**
 * GA4 uses these hosts (its newer endpoint is `analytics.google.com`) and their subdomains (one for each region). A wildcard does not match the
 * host itself, so both are listed.
 */
const GA4 = ['google-analytics.com', 'analytics.google.com', 'googletagmanager.com']
  .map((host) => `https://${host} https://*.${host}`)
  .join(' ')

/**
 * The hosts that external analytics need, by the variable that enables each service. Sources: Google's "Use Tag Manager with a Content
 * Security Policy", the part on Google Analytics 4 without Google Signals (developers.google.com/tag-platform/security/guides/csp), and
 * Yandex's "Installing a tag on a site with CSP" (yandex.com/support/metrica/en/code/install-counter-csp).
 */
export const ANALYTICS_HOSTS = {
  GA4_ID: {
    'script-src': 'https://*.googletagmanager.com',
    // If `fetch` cannot send the data, the script sends them as the address of an image.
    'img-src': GA4,
    'connect-src': GA4,
  },
  METRIKA_ID: {
    'script-src': `${METRIKA} https://yastatic.net`,
    'img-src': METRIKA,
    'connect-src': METRIKA,
  },
} as const
