import { escapeMarkup } from '#base/markup.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, isLang } from '#base/i18n.ts'
import { findPanelRoot } from '#base/panel-path.ts'
import { hasRight } from '#base/rights.ts'
import { fontPreloads } from '#ui/styles/font-files.ts'
import type { Shop } from '#server/shop.ts'
import type { Caller } from '#server/http/caller.ts'
import { findSection } from '../staff/sections.ts'
import type { StaffState } from '../staff/state.ts'
import { type Manifest, collectScripts, collectStyles } from './assets.ts'

const ENTRY = 'src/app/staff/entry.tsx'

type StaffPageOptions = {
  shop: Pick<Shop, 'config' | 'settings' | 'now'>
  /** The files of the panel's own build. */
  manifest: Manifest
  findCaller: (cookies: string | undefined) => Promise<Caller | undefined>
  /** True if an account has a staff role that takes effect at its next sign-in. */
  isInvited: (accountId: string) => Promise<boolean>
  transform?: ((path: string, html: string) => Promise<string>) | undefined
}

/**
 * The document of the staff panel under both of its paths. A stranger also gets the document and sees a sign-in card. For a signed-in user
 * who is neither staff nor invited, the page does not exist. If a section is missing or not for the caller's role, the same document has
 * status 404. All data come from calls that check their own rights.
 */
export function createStaffPage({ shop, manifest, findCaller, isInvited, transform }: StaffPageOptions) {
  const { config, settings } = shop

  async function isHidden(caller: Caller | undefined): Promise<boolean> {
    return caller !== undefined && caller.role !== 'admin' && !(await isInvited(caller.accountId))
  }

  /** Staff get 404 immediately for a section that their role may not open. Everybody else gets the sign-in card. */
  function statusOf(caller: Caller | undefined, below: string): 200 | 404 {
    if (caller?.role !== 'admin') return 200
    const section = findSection(below.split('/')[1])
    return section && hasRight(caller.staffRole, section.right) ? 200 : 404
  }

  return {
    /** Answers a request under one of the panel's paths. False if the page does not exist for the caller. */
    async serve(request: IncomingMessage, response: ServerResponse, url: string): Promise<boolean> {
      const [path = '', query] = url.split('?')
      const root = findPanelRoot(path, config.ADMIN_PATH)
      if (root === undefined) return false
      const caller = await findCaller(request.headers.cookie)
      if (await isHidden(caller)) return false
      const wantedLang = new URLSearchParams(query).get('lang')
      const state: StaffState = {
        // The panel uses the language of its user, even if the shop does not offer this language.
        lang: chooseLang(wantedLang, request.headers['accept-language']),
        langIsChosen: isLang(wantedLang),
        root,
        shopName: settings().shopName,
        sandbox: config.SANDBOX,
        rehearsal: config.REHEARSAL,
        now: shop.now().toISOString(),
        isStranger: caller === undefined,
      }
      const html = documentOf(state, manifest)
      response
        .writeHead(statusOf(caller, path.slice(root.length)), {
          'content-type': 'text/html; charset=utf-8',
          'content-language': state.lang,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          vary: 'Accept-Language, Cookie',
        })
        .end(request.method === 'HEAD' ? undefined : transform ? await transform(path, html) : html)
      return true
    },
  }
}

function documentOf(state: StaffState, manifest: Manifest): string {
  const { lang, shopName } = state
  const entry = manifest[ENTRY]
  const scripts = collectScripts(manifest, [ENTRY, `src/app/staff/messages.${lang}.ts`])
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeMarkup(shopName[lang])}</title><meta name="robots" content="noindex">`,
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f0b" media="(prefers-color-scheme: dark)">',
    '<script src="/early.js"></script>',
    ...collectStyles(manifest, [ENTRY]).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fontPreloads(lang).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...scripts.slice(1).map((src) => `<link rel="modulepreload" href="${src}">`),
    `<script type="module" src="${entry ? `/${entry.file}` : `/${ENTRY}`}"></script>`,
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="state">${JSON.stringify(state).replace(/</g, '\\u003c')}</script></body></html>`,
  ].join('')
}
