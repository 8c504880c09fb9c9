import type { Config } from '#server/config.ts'

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

const ALWAYS: [name: string, value: string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
]

/** Headers of every answer (trust, "Pages and content"). In development Vite needs inline scripts, so the policy is left out. */
export function securityHeaders({ PUBLIC_ORIGIN }: Config, isDevelopment: boolean): [name: string, value: string][] {
  const headers = isDevelopment ? ALWAYS : [...ALWAYS, ['content-security-policy', CSP] as [string, string]]
  return PUBLIC_ORIGIN?.startsWith('https:')
    ? [...headers, ['strict-transport-security', 'max-age=31536000; includeSubDomains']]
    : headers
}
