import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { invalidField, Refusal } from '#base/refusal.ts'
import { after, CLOCK_SKEW, DAY, MINUTE } from '#base/time.ts'
import { scratchPrefix } from '#server/scratch-folders.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { MediaContext } from './context.ts'
import { storeMedia } from './commands.ts'
import type { Visibility } from './model.ts'
import { findMedia, findUpload } from './queries.ts'
import { type MediaRow, mediaUploads, type UploadRow } from './tables.ts'

type UploadStart = { size: number; name: string; visibility: Visibility; accountId: string }
export type UploadState = { upload: UploadRow; media: MediaRow | undefined }

/** The maximum number of files that a person may upload in a day. The pieces of an unfinished upload are stored for a day. */
const MAX_UPLOADS_PER_DAY = 500
export const UPLOAD_LIFE = DAY
/**
 * If a process has not made the file after this time, the shop assumes that the process has stopped. Storing a file in a bucket can take
 * ten minutes.
 */
const FINISH_TIMEOUT = 15 * MINUTE

const pieceKey = (id: string, offset: number) => `${id}/piece-${String(offset).padStart(12, '0')}`

export async function beginUpload({ shop }: MediaContext, begun: UploadStart): Promise<UploadState> {
  const now = shop.now()
  await countWithin(shop.db, now, { key: `uploads:${begun.accountId}`, most: MAX_UPLOADS_PER_DAY, windowMs: DAY })
  const upload = { id: newId(), ...begun, received: 0, createdAt: now, finishingAt: null, mediaId: null, fault: null }
  await shop.db.insert(mediaUploads).values(upload)
  return { upload, media: undefined }
}

/** The state of this person's upload. Another person's upload is treated as not found. */
export async function readUpload({ shop }: MediaContext, id: string, accountId: string): Promise<UploadState> {
  const upload = await findUpload(shop.db, id)
  if (!upload || upload.accountId !== accountId) throw new Refusal('not-found', 'media.upload-not-found')
  return { upload, media: upload.mediaId === null ? undefined : await findMedia(shop.db, upload.mediaId) }
}

type Piece = { file: string; size: number; offset: number; accountId: string }

/**
 * Accepts the next piece of an upload. A piece with a wrong offset is refused, and the error contains the current offset. So a sender that
 * did not receive an answer can continue at this offset. After the last piece the file is made.
 */
export async function takePiece(context: MediaContext, id: string, piece: Piece): Promise<UploadState> {
  const { shop, storage } = context
  const { upload } = await readUpload(context, id, piece.accountId)
  if (upload.received < upload.size) {
    const received = piece.offset + piece.size
    if (piece.offset !== upload.received || piece.size === 0) throw misplaced(upload)
    if (received > upload.size) throw new Refusal('too-large', 'media.longer-than-said')
    await storage.put(pieceKey(id, piece.offset), piece.file, 'application/octet-stream')
    const [taken] = await shop.db
      .update(mediaUploads)
      .set({ received })
      .where(and(eq(mediaUploads.id, id), eq(mediaUploads.received, piece.offset)))
      .returning()
    if (!taken) throw misplaced(upload)
    if (received < upload.size) return { upload: taken, media: undefined }
  }
  return await finish(context, id, piece.accountId)
}

function misplaced(upload: UploadRow): Refusal {
  return new Refusal('conflict', 'media.offset', { facts: { offset: upload.received } })
}

/** Makes the file from its pieces, once. A concurrent caller must try again. */
async function finish(context: MediaContext, id: string, accountId: string): Promise<UploadState> {
  const { shop } = context
  const now = shop.now()
  const { finishingAt } = mediaUploads
  // If the start time is in the future, the clock was set back after the start. Then the shop also assumes that the process has stopped.
  const isLeft = or(lt(finishingAt, after(now, -FINISH_TIMEOUT)), gt(finishingAt, after(now, CLOCK_SKEW)))
  const isFree = or(isNull(finishingAt), isLeft)
  const [mine] = await shop.db
    .update(mediaUploads)
    .set({ finishingAt: now })
    .where(and(eq(mediaUploads.id, id), isNull(mediaUploads.mediaId), isNull(mediaUploads.fault), isFree))
    .returning()
  if (!mine) return await settled(context, id, accountId)
  try {
    const made = await makeOf(context, mine)
    await removePieces(context, mine)
    return { upload: { ...mine, mediaId: made.id }, media: made }
  } catch (error) {
    const state = await readUpload(context, id, accountId)
    if (state.media) return state
    // A refusal means that the file itself is faulty, so another try would not help. Other errors may disappear, so they are not stored.
    const fault = error instanceof Refusal ? faultOf(error) : null
    await shop.db
      .update(mediaUploads)
      .set({ fault, finishingAt: null })
      .where(and(eq(mediaUploads.id, id), eq(mediaUploads.finishingAt, now)))
    throw error
  }
}

async function settled(context: MediaContext, id: string, accountId: string): Promise<UploadState> {
  const state = await readUpload(context, id, accountId)
  if (state.media) return state
  const { fault } = state.upload
  if (fault !== null) throw invalidField('file', fault)
  throw new Refusal('conflict', 'media.finishing', { facts: { offset: state.upload.received } })
}

function faultOf({ code, details }: Refusal): string {
  return details.faults?.[0]?.code ?? code
}

async function makeOf(context: MediaContext, upload: UploadRow): Promise<MediaRow> {
  const folder = await mkdtemp(scratchPrefix('pieces'))
  try {
    const file = path.join(folder, 'file')
    await pipeline(Readable.from(wholeOf(context, upload)), createWriteStream(file))
    const { name, visibility, accountId } = upload
    const brought = { file, name, visibility, accountId, alt: { ru: '', en: '' } }
    return await storeMedia(context, brought, async (tx, mediaId) => await claim(tx, upload, mediaId))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** If two processes made the file, the first process wins. The file of the slower process, which the shop had assumed to be stopped, is discarded. */
async function claim(tx: Db, { id, received }: UploadRow, mediaId: string): Promise<void> {
  const [claimed] = await tx
    .update(mediaUploads)
    .set({ mediaId })
    .where(and(eq(mediaUploads.id, id), isNull(mediaUploads.mediaId)))
    .returning()
  if (!claimed) throw new Refusal('conflict', 'media.finishing', { facts: { offset: received } })
}

async function* wholeOf({ storage }: MediaContext, { id, size }: UploadRow): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const piece = await storage.read(pieceKey(id, at))
    if (!piece) throw new Error('a piece of the upload is missing in the storage')
    for await (const bytes of piece) {
      at += bytes.byteLength
      yield bytes
    }
  }
}

async function removePieces({ storage }: MediaContext, { id }: UploadRow): Promise<void> {
  for await (const { key } of storage.list(`${id}/`)) if (key.startsWith(`${id}/piece-`)) await storage.remove(key)
}
