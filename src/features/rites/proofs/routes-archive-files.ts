import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { FILE_POLICY, findStoredFile } from '#features/platform/media/rules-files.ts'
import { idParam } from '#server/http/params.ts'
import { type Route, route } from '#server/http/route.ts'
import type { ArchiveContext } from './context.ts'
import { findArchived, listPublicPictures } from './queries-archive.ts'

/**
 * The calls that return the pictures of the archive. The URL of a picture works only while the archive shows the picture. Browsers may
 * cache a picture for half a minute.
 */
export function archiveFileRoutes({ shop, readFile }: ArchiveContext): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/proofs/{id}/{picture}/{name}',
        operationId: 'getArchivedPicture',
        access: 'open',
        summary: 'A picture of the public archive as `{width}.{avif|webp|jpg}`',
        params: z.object({
          id: idParam,
          picture: z.string().regex(/^[0-9a-f]{8}$/),
          name: z.string().regex(/^[0-9]{1,5}\.[a-z]{3,4}$/),
        }),
        answers: { 200: { media: 'application/octet-stream' } },
      },
      async ({ params: { id, picture, name } }) => {
        const found = await findArchived(shop.db, id)
        const pictures = found && (await listPublicPictures(shop.db, [found.proof.id])).get(found.proof.id)
        const row = pictures?.find((each) => each.id.startsWith(picture))
        const file = row && findStoredFile(row, name)
        const pieces = file && (await readFile(`${row.id}/${file.name}`))
        if (!pieces) throw new Refusal('not-found', 'media.not-found')
        return {
          status: 200 as const,
          headers: {
            'cache-control': 'public, max-age=30',
            'content-length': String(file.size),
            'content-security-policy': FILE_POLICY,
            'x-content-type-options': 'nosniff',
          },
          content: { kind: 'pieces' as const, type: file.type, pieces },
        }
      },
    ),
  ]
}
