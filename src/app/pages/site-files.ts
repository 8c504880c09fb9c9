import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, type Lang, LANGS } from '#base/i18n.ts'
import { type Asset, ENTRY, type Manifest, collectStyles } from './assets.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { computeEtag, sendRepresentation } from './negotiation.ts'
import { type PageBytes, toBytes } from './page-cache.ts'
import { createPictures } from '../pictures/picture-addresses.ts'
import { plateFiles } from '../pictures/plate-images.ts'
import { publicOrigin } from '#features/platform/notifications/rules.ts'
import { jsonFeed, rss } from '../seo/feeds.ts'
import { llms, llmsFull } from '../seo/llms.ts'
import { offlinePage, offlinePath } from '../seo/offline-page.ts'
import { type DrawSample, sampleFiles } from '../samples/samples.ts'
import { serviceWorker } from '../seo/service-worker.ts'
import { readSiteContent, type SiteContent } from '../seo/site-content.ts'
import { sitemap } from '../seo/sitemap.ts'
import type { RunningShop } from '../wiring/wire-shop.ts'
import type { MachineMessages } from '../messages/seo.en.ts'

/**
 * The private pages and tools that robots.txt disallows. The second path of the admin panel is not in this list, because everybody can read
 * this file. The panel's page itself says `noindex`.
 */
const CLOSED = [
  '/api/',
  '/order/',
  '/pictures/',
  '/checkout/',
  '/user-profile',
  '/sandbox',
  '/partner-login',
  '/partner-dashboard',
  '/admin-panel',
]

type Build = {
  assets: ReadonlyMap<string, Asset>
  manifest: Manifest
  /** The build of the staff panel. Its styles are needed, because one sample is a sheet of the panel. */
  panel: Manifest
  drawSample: DrawSample
}
type SiteFile = { type: string; caching: string; policy?: string; make: () => Promise<string | undefined> }

const CACHING = 'public, max-age=300, s-maxage=300, stale-while-revalidate=86400'
/**
 * The content security policy of a sample document. The document has no scripts, and our own pages show it in a frame. Inline styles are
 * allowed because the sample e-mail needs them.
 */
const SAMPLE_POLICY =
  "sandbox allow-same-origin allow-popups; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
/** The page around a sample. This page has no scripts either, and shows the sample in a frame. */
const SAMPLE_VIEW_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Without this header a browser could cache an old service worker and continue to use it. */
const ASK_EACH_TIME = 'no-cache'
const PICTURE_CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

/** Files for machines, made from the catalogue. Each is produced once, cached as bytes, and produced again after a change. */
export function createSiteFiles(running: RunningShop, build: Build) {
  const { shop, legal, fileCache } = running
  const files = describeFiles(running, build, () => readSiteContent(shop, legal))
  const pictures = createPictures(shop)

  async function bytesOf(path: string, key: string): Promise<PageBytes> {
    return await fileCache.getOrRender(key, async () => {
      const file = files.get(key)
      if (file) return await toBytes(200, (await file.make()) ?? '')
      const picture = await pictures.draw(path)
      return picture ? { status: 200, etag: computeEtag(picture), plain: picture } : MISSING
    })
  }

  return {
    /** True if a path belongs to one of the files for machines. Every page request calls this function first, so it must be fast. */
    owns: (path: string): boolean => files.has(path) || path === MANIFEST || pictures.has(path),
    /** True if no published picture has this path. Without this check, each unknown path would cause a database query. */
    async isUnknownPicture(path: string): Promise<boolean> {
      if (!path.startsWith('/og/') || fileCache.get(path) !== undefined) return false
      const list = async (): Promise<PageBytes> => {
        const plain = Buffer.from(`\n${(await pictures.published()).join('\n')}\n`)
        return { status: 200, etag: '', plain }
      }
      const kept = fileCache.get(PUBLISHED) ?? (await fileCache.getOrRender(PUBLISHED, list))
      return !kept.plain.includes(`\n${path}\n`)
    },
    /** Serves a file for which `owns` is true. Returns false if the shop has no data for this file. */
    async serve(request: IncomingMessage, response: ServerResponse, url: string): Promise<boolean> {
      const [path = '/', query] = url.split('?')
      const lang = chooseLang(
        new URLSearchParams(query).get('lang'),
        request.headers['accept-language'],
        shop.settings().languages,
      )
      const key = path === MANIFEST ? `${path} ${lang}` : path
      const bytes = await bytesOf(path, key)
      if (bytes.plain.length === 0) return false
      const file = files.get(key)
      response.setHeader('content-type', file?.type ?? pictureType(path))
      response.setHeader('cache-control', file?.caching ?? PICTURE_CACHING)
      response.setHeader('vary', path === MANIFEST ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding')
      if (file?.policy) response.setHeader('content-security-policy', file.policy)
      // Other sites show the pictures of shared links on their pages.
      if (!file) response.setHeader('cross-origin-resource-policy', 'cross-origin')
      sendRepresentation(request, response, bytes)
      return true
    },
  }
}

/** Search engines must not index a sandbox. The format has no field for the files for language models, so a comment names these files. */
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

function pictureType(path: string): string {
  if (path.endsWith('.ico')) return 'image/x-icon'
  return path.endsWith('.webp') ? 'image/webp' : 'image/png'
}

const MANIFEST = '/manifest.webmanifest'
/** The cache key for the addresses of published pictures. No address contains a space, so no address equals this key. */
const PUBLISHED = 'published pictures'
/** The sources of the documents that texts show as samples. */
const SAMPLED = {
  pages: [ENTRY, 'src/app/routes/proof.tsx', 'src/app/routes/certificate.tsx'],
  panel: ['src/app/staff/entry.tsx', 'src/features/rites/calendar/web/admin/sheet-page.tsx'],
}
const MISSING: PageBytes = { status: 404, etag: '', plain: Buffer.alloc(0), isKept: false }

function describeFiles(
  { shop, api }: RunningShop,
  build: Build,
  content: () => Promise<SiteContent>,
): Map<string, SiteFile> {
  const { config, settings } = shop
  const offline = (lang: Lang) =>
    offlinePage({ lang, shopName: settings().shopName[lang], styles: collectStyles(build.manifest, [ENTRY]) })
  const file = (type: string, make: () => Promise<string | undefined>, caching = CACHING): SiteFile => ({
    type: `${type}; charset=utf-8`,
    caching,
    make,
  })
  const isOffered = (lang: Lang): boolean => settings().languages.includes(lang)
  const xml = file('application/xml', async () => sitemap(await content()))
  return new Map([
    ...[...plateFiles].map(([path, draw]): [string, SiteFile] => [
      path,
      file('image/svg+xml', async () => draw(), PICTURE_CACHING),
    ]),
    ...sampleFiles({
      shop,
      fetchPath: async (path) => await api.request(path),
      draw: build.drawSample,
      styles: { pages: collectStyles(build.manifest, SAMPLED.pages), panel: collectStyles(build.panel, SAMPLED.panel) },
    }).map(([path, make]): [string, SiteFile] => [
      path,
      { ...file('text/html', make), policy: path.endsWith('.html') ? SAMPLE_POLICY : SAMPLE_VIEW_POLICY },
    ]),
    ['/sitemap.xml', xml],
    [
      '/robots.txt',
      file('text/plain', async () =>
        robots({ origin: publicOrigin(config), sandbox: config.SANDBOX || config.REHEARSAL }),
      ),
    ],
    ['/llms.txt', file('text/plain', async () => llms(await content()))],
    ['/llms-full.txt', file('text/plain', async () => await llmsFull(shop))],
    [
      '/sw.js',
      file(
        'text/javascript',
        async () => serviceWorker(build, LANGS.map(offline), settings().languages),
        ASK_EACH_TIME,
      ),
    ],
    ...LANGS.flatMap((lang): [string, SiteFile][] => {
      const messages = seoMessages[lang]
      return [
        [
          `/feed.${lang}.xml`,
          file('application/rss+xml', async () =>
            isOffered(lang) ? rss({ content: await content(), lang, messages }) : undefined,
          ),
        ],
        [
          `/feed.${lang}.json`,
          file('application/feed+json', async () =>
            isOffered(lang) ? jsonFeed({ content: await content(), lang, messages }) : undefined,
          ),
        ],
        [
          `${MANIFEST} ${lang}`,
          file('application/manifest+json', async () =>
            webManifest({ name: settings().shopName[lang], lang, messages }),
          ),
        ],
        [offlinePath(lang), file('text/html', async () => offline(lang), ASK_EACH_TIME)],
      ]
    }),
  ])
}

/** The manifest that lets users install the shop as an app, in one language. */
function webManifest({ name, lang, messages }: { name: string; lang: Lang; messages: MachineMessages }): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: messages.appName(name),
    short_name: name,
    description: messages.summary,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    categories: ['lifestyle', 'shopping'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: messages.rituals, url: '/rituals' },
      { name: messages.articles, url: '/articles' },
    ],
  })
}
