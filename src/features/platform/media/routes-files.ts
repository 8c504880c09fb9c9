import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { MediaContext } from './context.ts'
import { findMedia } from './queries.ts'
import { readRange } from './rules.ts'
import { FILE_POLICY, findStoredFile } from './rules-files.ts'

const CACHING = {
  public: 'public, max-age=31536000, immutable',
  link: 'private, max-age=600',
  staff: 'private, no-store',
} as const

const missing = () => new Refusal('not-found', 'media.not-found')

/** The routes with which browsers get files, under paths that nobody can guess. */
export function mediaFileRoutes({ shop, storage, maySeeHidden }: MediaContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/media/{id}/{name}',
        operationId: 'getMediaFile',
        access: 'open',
        summary:
          'A picture as `{width}.{avif|webp|jpg}`, any other file as `file.{ext}`; `Range` requests a part of the file',
        params: z.object({
          id: idParam,
          name: z.string().regex(/^[a-z0-9]{1,10}\.[a-z0-9]{3,4}$/),
        }),
        answers: {
          200: { media: 'application/octet-stream' },
          206: { media: 'application/octet-stream' },
          416: z.undefined(),
        },
      },
      async ({ params: { id, name }, header, caller }) => {
        const row = await findMedia(shop.db, id)
        if (!row || (row.visibility === 'staff' && !maySeeHidden(caller, row))) throw missing()
        const found = findStoredFile(row, name)
        if (!found) throw missing()
        const range = readRange(header('range'), found.size)
        if (range === 'unsatisfiable') return unsatisfiable(found.size)
        const pieces = await storage.read(`${id}/${found.name}`, range)
        if (!pieces) throw missing()
        const length = range ? range.to - range.from : found.size
        return {
          status: range ? (206 as const) : (200 as const),
          headers: {
            'cache-control': CACHING[row.visibility],
            'content-length': String(length),
            'accept-ranges': 'bytes',
            'content-security-policy': FILE_POLICY,
            'x-content-type-options': 'nosniff',
            // E-mails show these pictures, and a reader of e-mails is on another origin.
            ...(row.visibility !== 'staff' && { 'cross-origin-resource-policy': 'cross-origin' }),
            ...(row.visibility !== 'public' && { 'x-robots-tag': 'noindex' }),
            ...(range && { 'content-range': `bytes ${range.from}-${range.to - 1}/${found.size}` }),
            ...(row.kind === 'document' && { 'content-disposition': `attachment; filename="${id.slice(0, 8)}.pdf"` }),
          },
          content: { kind: 'pieces' as const, type: found.type, pieces },
        }
      },
    ),
  ]
}

function unsatisfiable(size: number) {
  const headers = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }
  return answer(416, undefined, headers)
}
