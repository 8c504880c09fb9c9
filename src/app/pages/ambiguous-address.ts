import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, type Lang } from '#base/i18n.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { refusalPage } from '../seo/refusal-page.ts'
import { isAmbiguous } from './page-address.ts'

type ShopNames = { shopName: Record<Lang, string>; languages: readonly Lang[] }

/** If an address repeats a parameter, answers 400 with a link to the page. Otherwise returns false. */
export function refuseAmbiguous(
  { url = '/', method, headers }: IncomingMessage,
  response: ServerResponse,
  { shopName, languages }: ShopNames,
  styles: string[],
): boolean {
  if (!isAmbiguous(url)) return false
  const [path = '/', query] = url.split('?')
  const lang = chooseLang(new URLSearchParams(query).get('lang'), headers['accept-language'], languages)
  const words = seoMessages[lang].ambiguous
  const body = refusalPage({ lang, shopName: shopName[lang], styles, words, href: `${path}?lang=${lang}` })
  response
    .writeHead(400, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-language': lang,
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    })
    .end(method === 'HEAD' ? undefined : body)
  return true
}
