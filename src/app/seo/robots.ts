/**
 * What is somebody's own, or a tool. The second address of the admin panel is not here: this file would tell it to everyone, and its
 * page says `noindex` itself.
 */
const CLOSED = [
  '/api/',
  '/order/',
  '/checkout/',
  '/user-profile',
  '/sandbox',
  '/partner-login',
  '/partner-dashboard',
  '/admin-panel',
]

/** A sandbox is no shop: no machine is to list it. */
export function robots({ origin, sandbox }: { origin: string; sandbox: boolean }): string {
  const lines = sandbox
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Allow: /', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
