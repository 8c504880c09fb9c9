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

/** A sandbox is no shop: no machine is to list it. The format has no word for the files of language models, so a comment names them. */
export function robots({ origin, sandbox }: { origin: string; sandbox: boolean }): string {
  const lines = sandbox
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Allow: /',
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        `# For language models, in short and whole: ${origin}/llms.txt ${origin}/llms-full.txt`,
      ]
  return `${lines.join('\n')}\n`
}
