import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import { scratchPrefix } from '#server/scratch-folders.ts'
import type { Db } from '#server/database/database.ts'
import type { MediaContext } from './context.ts'
import { type Focus, MEDIA_TYPES, type MediaFormat, type MediaKind, MAX_BYTES, type Visibility } from './model.ts'
import { WHOLE } from './paths.ts'
import { presentMedia } from './present.ts'
import { type MadeFile, makePictures } from './providers/pictures.ts'
import { scrubPdf } from './providers/pdf.ts'
import type { Storage } from './providers/storage.ts'
import { scrubMp3, scrubMp4 } from './providers/recordings.ts'
import { findMedia, lockMedia } from './queries.ts'
import { detectFormat, HEAD_BYTES } from './rules-formats.ts'
import { media, type MediaRow } from './tables.ts'

/** An uploaded file on this machine, with its data from the uploader. */
type UploadedFile = {
  file: string
  name: string
  alt: { ru: string; en: string }
  focus?: Focus | undefined
  visibility: Visibility
  accountId: string
  /** If given, only this kind of file is accepted. */
  kind?: MediaKind
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/**
 * Stores an uploaded file: detects its type, and encodes it again or removes its metadata. Puts the file into the storage, then writes its row into
 * the database, together with the rows of `withIt`. If the process stops between these two steps, or `withIt` throws, files without a row remain, and
 * `pruneStorage` removes them later.
 */
export async function storeMedia(
  { shop, storage }: MediaContext,
  brought: UploadedFile,
  withIt: (tx: Db, id: string) => Promise<void> = async () => {},
): Promise<MediaRow> {
  const folder = await mkdtemp(scratchPrefix('media'))
  try {
    const made = await makeFiles(brought, folder)
    const id = newId()
    await putAll(storage, id, made.files)
    const { x, y } = brought.focus ?? MIDDLE
    const row: MediaRow = {
      id,
      kind: MEDIA_TYPES[made.format].kind,
      format: made.format,
      visibility: brought.visibility,
      name: brought.name,
      files: Object.fromEntries(made.files.map(({ name, size }) => [name, size])),
      width: made.width,
      height: made.height,
      // The duration is rounded to a tenth of a second, which is precise enough.
      seconds: made.seconds === undefined ? null : Math.round(made.seconds * 10) / 10,
      altRu: brought.alt.ru,
      altEn: brought.alt.en,
      focusX: x,
      focusY: y,
      createdBy: brought.accountId,
      createdAt: shop.now(),
      version: 1,
    }
    await shop.db.transaction(async (tx) => {
      await withIt(tx, id)
      await tx.insert(media).values(row)
      const after = { kind: row.kind, format: row.format, visibility: row.visibility }
      await audit(tx, shop.now(), { actorId: brought.accountId, action: 'media.create', id, after })
    })
    return row
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stores all files. If one file cannot be stored, removes the files that were already stored, because they would belong to no row. */
async function putAll(storage: Storage, id: string, files: MadeFile[]): Promise<void> {
  try {
    for (const { name, file, type } of files) await storage.put(`${id}/${name}`, file, type)
  } catch (error) {
    for (const { name } of files) await storage.remove(`${id}/${name}`).catch(() => {})
    throw error
  }
}

type ProcessedFile = {
  format: MediaFormat
  width: number | null
  height: number | null
  seconds?: number | undefined
  files: MadeFile[]
}

async function makeFiles(
  { file, kind: only }: Pick<UploadedFile, 'file' | 'kind'>,
  folder: string,
): Promise<ProcessedFile> {
  const format = detectFormat(await readHead(file))
  if (!format) throw new Refusal('wrong-type', 'media.type')
  const { kind, type, ext } = MEDIA_TYPES[format]
  if (only !== undefined && kind !== only) throw new Refusal('wrong-type', 'media.type')
  const { size } = await stat(file)
  if (size > MAX_BYTES[kind]) throw new Refusal('too-large', 'media.too-large')
  if (kind === 'image') return { format, ...(await makePictures(file, format, folder)) }
  const made = await scrub(file, format, size)
  return {
    format,
    width: null,
    height: null,
    ...made,
    files: [{ name: `${WHOLE}.${ext}`, file, type, size: made.size }],
  }
}

/** Removes a file's metadata. Returns the properties of the resulting file. */
async function scrub(
  file: string,
  format: MediaFormat,
  size: number,
): Promise<{ size: number; seconds?: number | undefined }> {
  if (format === 'mp3') return await scrubMp3(file)
  if (format === 'pdf') return await scrubPdf(file)
  if (format === 'mp4' || format === 'm4a') return { size, seconds: await scrubMp4(file, size) }
  return { size }
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

type Edit = { alt: { ru: string; en: string }; focus: Focus; version?: number | undefined; accountId: string }

export async function editMedia(context: MediaContext, id: string, edit: Edit): Promise<MediaRow> {
  const { shop, onChanged } = context
  return await shop.db.transaction(async (tx) => {
    const edited = await writeEdit(tx, shop.now(), id, edit)
    await onChanged(tx)
    return edited
  })
}

async function writeEdit(tx: Db, now: Date, id: string, edit: Edit): Promise<MediaRow> {
  const row = requireFound(await lockMedia(tx, id), 'media.not-found')
  if (edit.version !== undefined && edit.version !== row.version) throw staleVersion(presentMedia(row))
  const changes = {
    altRu: edit.alt.ru,
    altEn: edit.alt.en,
    focusX: edit.focus.x,
    focusY: edit.focus.y,
    version: row.version + 1,
  }
  await tx.update(media).set(changes).where(eq(media.id, id))
  const before = { alt: { ru: row.altRu, en: row.altEn }, focus: { x: row.focusX, y: row.focusY } }
  const after = { alt: edit.alt, focus: edit.focus }
  await audit(tx, now, { actorId: edit.accountId, action: 'media.edit', id, before, after })
  return { ...row, ...changes }
}

/** Deletes a file of the library. Refuses to delete a file that is in use. */
export async function deleteMedia(context: MediaContext, id: string, accountId: string): Promise<void> {
  const { shop, storage, usesOf } = context
  const row = await shop.db.transaction(async (tx) => {
    const found = requireFound(await lockMedia(tx, id), 'media.not-found')
    const uses = await usesOf(tx, id)
    if (uses.length > 0) {
      const facts = { uses: uses.map((use) => ({ subject: use.subject, id: use.id })) }
      throw new Refusal('conflict', 'media.in-use', { facts })
    }
    await tx.delete(media).where(eq(media.id, id))
    const before = { kind: found.kind, format: found.format, name: found.name }
    await audit(tx, shop.now(), { actorId: accountId, action: 'media.delete', id, before })
    return found
  })
  for (const name of Object.keys(row.files)) await storage.remove(`${id}/${name}`)
}

/** Sets who can see the files. This also changes public files, so the caller must not pass files that the shop's pages show. */
export async function setVisibility(tx: Db, ids: string[], visibility: 'link' | 'staff'): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(media)
    .set({ visibility })
    .where(and(inArray(media.id, ids), ne(media.visibility, visibility)))
}

/** Returns the row of a file. Throws a `Refusal` if the file does not exist. */
export async function requireMedia(db: Db, id: string): Promise<MediaRow> {
  const row = requireFound(await findMedia(db, id), 'media.not-found')
  return row
}

type Entry = { actorId: string; action: AuditAction; id: string; before?: unknown; after?: unknown }

async function audit(tx: Db, now: Date, { id, ...entry }: Entry): Promise<void> {
  await writeAudit(tx, now, { ...entry, subject: 'media', subjectId: id })
}
