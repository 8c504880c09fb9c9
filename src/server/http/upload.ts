import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { invalidField, Refusal } from '#base/refusal.ts'
import { scratchPrefix } from '../scratch-folders.ts'
import { findFullDisk } from '../disk-full.ts'
import { isStorable, removeInvisible } from '#base/text.ts'

/**
 * The input of a call that does not accept JSON: a form with one `file` and text fields, or only the bytes. `most` is the maximum in bytes.
 */
export type UploadRule = { as: 'form' | 'bytes'; most: number }

/** An upload. The file is temporary and is removed after the call. */
export type Upload = {
  file: string
  size: number
  /** The file name from the sender. Never use it as a path. */
  name: string
  fields: Record<string, string>
}

export const UPLOAD_TYPES = { form: 'multipart/form-data', bytes: 'application/octet-stream' } as const

/** The maximum size of the other parts of a form: text fields and boundaries. */
const FORM_OVERHEAD = 64 * 1024
const MAX_FIELDS = 20
const MAX_TEXT_BYTES = 4000

/**
 * Reads an upload into a temporary file, passes it to `work`, and removes it: 415 for another type, 413 over the limit, 422 without a file.
 */
export async function withUpload<T>(
  request: Request,
  rule: UploadRule,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() !== UPLOAD_TYPES[rule.as])
    throw new Refusal('wrong-type', 'http.upload-type')
  const allowed = rule.most + (rule.as === 'form' ? FORM_OVERHEAD : 0)
  if (Number(request.headers.get('content-length') ?? 0) > allowed) throw tooLarge()
  const folder = await mkdtemp(scratchPrefix('upload'))
  try {
    const file = path.join(folder, 'file')
    const body = Readable.from(bounded(request.body, allowed))
    const upload = rule.as === 'form' ? await readForm(body, type, file, rule.most) : await readBytes(body, file)
    return await work(upload)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tooLarge = () => new Refusal('too-large', 'http.too-large')
const broken = () => new Refusal('malformed', 'http.upload-broken')

async function* bounded(body: AsyncIterable<Uint8Array> | null, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > most) throw tooLarge()
    yield piece
  }
}

async function readBytes(body: Readable, file: string): Promise<Upload> {
  const target = createWriteStream(file)
  // If a client disconnects during the upload, that is not an error of the shop.
  await pipeline(body, target).catch((error: unknown) => {
    throw error instanceof Refusal || findFullDisk(error) ? error : broken()
  })
  return { file, size: target.bytesWritten, name: '', fields: {} }
}

async function readForm(body: Readable, type: string, file: string, most: number): Promise<Upload> {
  const fields: Record<string, string> = {}
  let called = ''
  let saving: Promise<number> | undefined
  let fault: Refusal | undefined
  const form = openForm(type, most)
  form.on('file', (name, stream, filename) => {
    if (name !== 'file' || saving) return void stream.resume()
    stream.on('limit', () => (fault ??= tooLarge()))
    called = nameOf(filename)
    const target = createWriteStream(file)
    saving = pipeline(stream, target).then(() => target.bytesWritten)
    // The saving is awaited later, when the whole form has been read. If saving fails, the remaining bytes are not read.
    saving.catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined))
  })
  form.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) fault ??= tooLarge()
    else if (!isStorable(value) || Object.hasOwn(fields, name) || !/^[a-z.]{1,40}$/i.test(name)) fault ??= broken()
    else fields[name] = value
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, () => (fault ??= broken()))
  await pipeline(body, form).catch((error: unknown) => {
    throw error instanceof Refusal || findFullDisk(error) ? error : (fault ?? broken())
  })
  if (fault) throw fault
  if (!saving) throw invalidField('file', 'http.field-missing')
  return { file, size: await saving, name: called, fields }
}

function nameOf(filename: string | undefined): string {
  const plain =
    (filename ?? '')
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '') ?? ''
  return isStorable(plain) ? removeInvisible(plain).slice(0, 300) : ''
}

function openForm(type: string, most: number): BusboyInstance {
  const limits = {
    files: 1,
    fileSize: most,
    fields: MAX_FIELDS,
    fieldSize: MAX_TEXT_BYTES,
    fieldNameSize: 100,
    parts: 30,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    // The header of the form has no boundary.
    throw broken()
  }
}

/** Turns `{'alt.ru': 'x'}` into `{alt: {ru: 'x'}}`, the shape that a schema checks. */
export function nested(fields: Record<string, string>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [head = '', ...rest] = name.split('.')
    if (rest.length === 0) whole[head] = value
    else whole[head] = { ...(whole[head] as object | undefined), [rest.join('.')]: value }
  }
  return whole
}
