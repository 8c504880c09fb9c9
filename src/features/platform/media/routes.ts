import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import type { Caller } from '#server/http/caller.ts'
import { beginUpload, readUpload, takePiece, type UploadState } from './commands-upload.ts'
import { deleteMedia, editMedia, requireMedia, storeMedia } from './commands.ts'
import type { MediaContext } from './context.ts'
import { MEDIA_KINDS, MAX_PIECE_BYTES, MAX_UPLOAD_BYTES } from './model.ts'
import { presentMedia, presentUpload } from './present.ts'
import { listMedia } from './queries.ts'
import { mediaDetail, mediaEdit, mediaForm, mediaView, uploadInput, uploadView } from './schemas.ts'

const right = 'media.change'
const staff = { access: 'staff', right } as const

export function mediaRoutes(context: MediaContext): Route[] {
  return [...libraryRoutes(context), ...uploadRoutes(context)]
}

function libraryRoutes(context: MediaContext): Route[] {
  const { shop, usesOf, maySeeHidden } = context
  const { db } = shop

  /**
   * Finds a file that the caller may handle. A recording of a single order may be read and changed only by its uploader and by staff who
   * handle proofs.
   */
  async function requireSeen(id: string, caller: Caller) {
    const row = await requireMedia(db, id)
    if (row.visibility !== 'public' && !maySeeHidden(caller, row)) throw new Refusal('not-found', 'media.not-found')
    return row
  }

  return [
    route(
      {
        ...staff,
        method: 'post',
        path: '/api/admin/media',
        operationId: 'uploadMedia',
        summary: 'Uploads a picture, recording or PDF as a form: `file`, `alt.ru`, `alt.en`, `focus` as `0.5,0.5`',
        upload: { as: 'form', most: MAX_UPLOAD_BYTES },
        body: mediaForm,
        answers: { 201: mediaView },
      },
      async ({ upload, body, caller }) => {
        const { alt, focus, visibility } = body
        const { file, name } = upload
        const row = await storeMedia(context, { file, name, alt, focus, visibility, accountId: caller.accountId })
        return answer(201, presentMedia(row), { location: `/api/admin/media/${row.id}` })
      },
    ),
    route(
      {
        ...staff,
        method: 'get',
        path: '/api/admin/media',
        operationId: 'listMedia',
        summary: 'Files that pages can show, newest first',
        query: pageQuery.extend({ kind: z.enum(MEDIA_KINDS).optional() }),
        answers: { 200: z.object({ items: z.array(mediaView), next: z.string().nullable() }) },
      },
      async ({ query: { limit, cursor, kind } }) => {
        const rows = await listMedia(db, { kind, limit, after: readCursor(cursor, 'time', 'text') })
        const cursorOf = (row: (typeof rows)[number]) => [row.createdAt.toISOString(), row.id]
        return answer(200, toPage(rows, { limit, present: presentMedia, cursorOf }))
      },
    ),
    route(
      {
        ...staff,
        method: 'get',
        path: '/api/admin/media/{id}',
        operationId: 'getMedia',
        summary: 'A file, and the places where it is used',
        params: byId,
        answers: { 200: mediaDetail },
      },
      async ({ params: { id }, caller }) => {
        const row = await requireSeen(id, caller)
        return answer(200, { ...presentMedia(row), uses: await usesOf(db, id) })
      },
    ),
    route(
      {
        ...staff,
        method: 'put',
        path: '/api/admin/media/{id}',
        operationId: 'updateMedia',
        summary: 'Changes a file’s description, and the point that stays visible when it is cropped',
        params: byId,
        body: mediaEdit,
        answers: { 200: mediaView },
      },
      async ({ params: { id }, body, caller }) => {
        await requireSeen(id, caller)
        const edit = { ...body, accountId: caller.accountId }
        return answer(200, presentMedia(await editMedia(context, id, edit)))
      },
    ),
    route(
      {
        ...staff,
        method: 'delete',
        path: '/api/admin/media/{id}',
        operationId: 'deleteMedia',
        summary: 'Deletes an unused file',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async ({ params: { id }, caller }) => {
        await requireSeen(id, caller)
        await deleteMedia(context, id, caller.accountId)
        return answer(204)
      },
    ),
  ]
}

/**
 * The routes that upload a file in pieces over an unreliable connection: start the upload, send the pieces, and read the offset after an
 * interruption.
 */
function uploadRoutes(context: MediaContext): Route[] {
  const stateAnswer = ({ upload, media }: UploadState) => answer(200, presentUpload(upload, media))
  return [
    route(
      {
        ...staff,
        method: 'post',
        path: '/api/admin/media/uploads',
        operationId: 'beginUpload',
        summary: 'Starts an upload in pieces',
        body: uploadInput,
        answers: { 201: uploadView },
      },
      async ({ body, caller }) => {
        const { upload } = await beginUpload(context, { ...body, accountId: caller.accountId })
        return answer(201, presentUpload(upload, undefined), { location: `/api/admin/media/uploads/${upload.id}` })
      },
    ),
    route(
      {
        ...staff,
        method: 'get',
        path: '/api/admin/media/uploads/{id}',
        operationId: 'getUpload',
        summary: 'The state of an upload',
        params: byId,
        answers: { 200: uploadView },
      },
      async ({ params: { id }, caller }) => stateAnswer(await readUpload(context, id, caller.accountId)),
    ),
    route(
      {
        ...staff,
        method: 'put',
        path: '/api/admin/media/uploads/{id}',
        operationId: 'continueUpload',
        summary: 'Uploads the next piece, which begins at `offset`; the last piece completes the file',
        params: byId,
        query: z.object({ offset: z.coerce.number().int().min(0) }),
        upload: { as: 'bytes', most: MAX_PIECE_BYTES },
        answers: { 200: uploadView },
      },
      async ({ params: { id }, query: { offset }, upload: { file, size }, caller }) =>
        stateAnswer(await takePiece(context, id, { file, size, offset, accountId: caller.accountId })),
    ),
  ]
}
