import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang } from '#base/i18n.ts'
import { ENTRY, type Manifest, collectStyles } from '../pages/assets.ts'
import { sendRepresentation } from '../pages/negotiation.ts'
import { toBytes } from '../pages/page-cache.ts'
import type { RunningShop } from '../wiring/wire-shop.ts'

import { callsByTag, type OpenApiDocument } from './openapi-document.ts'
import { tagPart, referenceMarkup } from './reference-markup.ts'

const PATH = '/api/reference'

/** The reference of all calls, made from `/api/openapi.json` and cached as bytes (docs/decisions/025). */
export function createReferencePage({ api, shop, fileCache }: RunningShop, manifest: Manifest) {
  const styles = collectStyles(manifest, [ENTRY])
  let document: Promise<OpenApiDocument> | undefined
  const read = async () => (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument

  return {
    /** Answers a request for the reference. False for every other request. */
    async serve(request: IncomingMessage, response: ServerResponse, url: string): Promise<boolean> {
      const [path, query] = url.split('?')
      if (path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const parameters = new URLSearchParams(query)
      const { languages, shopName } = shop.settings()
      const lang = chooseLang(parameters.get('lang'), request.headers['accept-language'], languages)
      const known = await (document ??= read())
      // For an unknown part the whole reference is shown, so visitors cannot fill the cache.
      const part = [...callsByTag(known).keys()].map(tagPart).find((name) => name === parameters.get('part'))
      const bytes = await fileCache.getOrRender(`${PATH} ${lang} ${part ?? ''}`, async () =>
        toBytes(200, referenceMarkup(known, part, { lang, shopName: shopName[lang], styles })),
      )
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-language', lang)
      response.setHeader('cache-control', 'no-cache')
      response.setHeader('vary', 'Accept-Encoding, Accept-Language')
      sendRepresentation(request, response, bytes)
      return true
    },
  }
}
