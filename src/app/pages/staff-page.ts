import { escapeMarkup } from '#base/markup.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, isLang } from '#base/i18n.ts'
import { panelRootOf } from '#base/panel-path.ts'
import { hasRight } from '#base/rights.ts'
import { fontPreloads } from '#ui/styles/font-files.ts'
import type { Shop } from '#server/shop.ts'
import type { Caller } from '#server/http/caller.ts'
import { SECTION_RIGHTS, sectionAt } from '../staff/section-rights.ts'
import type { StaffState } from '../staff/state.ts'
import { type Manifest, scriptsOf, stylesOf } from './assets.ts'

const ENTRY = 'src/app/staff/entry.tsx'

type StaffPageOptions = {
  shop: Pick<Shop, 'config' | 'settings' | 'now'>
  /** Of the panel's own build. */
  manifest: Manifest
  findCaller: (cookies: string | undefined) => Promise<Caller | undefined>
  /** Whether a role of the staff waits for an account to sign in again. */
  isInvited: (accountId: string) => Promise<boolean>
  transform?: ((path: string, html: string) => Promise<string>) | undefined
}

/**
 * The document of the staff's panel under both of its paths. A stranger gets it as well, and finds a card to sign in with; for whoever is
 * signed in, and neither of the staff nor invited, there is no such page. A section that is not there, or not for the role of who asks, is the
 * same document with the status 404, and says so. What it shows comes from calls, each of which asks for its own right.
 */
export function createStaffPage({ shop, manifest, findCaller, isInvited, transform }: StaffPageOptions) {
  const { config, settings } = shop

  async function isHidden(caller: Caller | undefined): Promise<boolean> {
    return caller !== undefined && caller.role !== 'admin' && !(await isInvited(caller.accountId))
  }

  /** The staff are told at once of a section that is not theirs; anybody else finds the card to sign in with. */
  function statusOf(caller: Caller | undefined, below: string): 200 | 404 {
    if (caller?.role !== 'admin') return 200
    const section = sectionAt(below.split('/')[1])
    return section && hasRight(caller.staffRole, SECTION_RIGHTS[section]) ? 200 : 404
  }

  return {
    /** Answers a request under one of the panel's paths; false when there is no such page for who asks. */
    async serve(request: IncomingMessage, response: ServerResponse, url: string): Promise<boolean> {
      const [path = '', query] = url.split('?')
      const root = panelRootOf(path, config.ADMIN_PATH)
      if (root === undefined) return false
      const caller = await findCaller(request.headers.cookie)
      if (await isHidden(caller)) return false
      const asked = new URLSearchParams(query).get('lang')
      const state: StaffState = {
        // The panel speaks the language of who works in it, also one that the shop does not offer to its readers.
        lang: chooseLang(asked, request.headers['accept-language']),
        langIsChosen: isLang(asked),
        root,
        shopName: settings().shopName,
        sandbox: config.SANDBOX,
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
  const scripts = scriptsOf(manifest, [ENTRY, `src/app/staff/messages.${lang}.ts`])
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeMarkup(shopName[lang])}</title><meta name="robots" content="noindex">`,
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f0b" media="(prefers-color-scheme: dark)">',
    '<script src="/early.js"></script>',
    ...stylesOf(manifest, [ENTRY]).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fontPreloads(lang).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...scripts.slice(1).map((src) => `<link rel="modulepreload" href="${src}">`),
    `<script type="module" src="${entry ? `/${entry.file}` : `/${ENTRY}`}"></script>`,
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="state">${JSON.stringify(state).replace(/</g, '\\u003c')}</script></body></html>`,
  ].join('')
}
