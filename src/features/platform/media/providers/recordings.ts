import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises'
import { invalidField } from '#base/refusal.ts'
import { parseMp3 } from '../rules-mp3.ts'
import { type ByteRange, isPlayable, privateParts, readBoxes, parseMp4Seconds } from '../rules-mp4.ts'

/** The maximum size of a film's index, enough for a recording of some hours. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024
const MAX_TOP_BOXES = 20_000
const ZEROS = new Uint8Array(64 * 1024)

const broken = () => invalidField('file', 'media.broken')

/**
 * Removes titles, authors, locations and hidden tracks from an MP4 in place. They become `free` boxes of zeros, so that no other data moves
 * (ISO 14496-12, 8.1.2). Refuses a file with inconsistent boxes or nothing to play. Returns the duration in seconds, if known.
 */
export async function scrubMp4(file: string, size: number): Promise<number | undefined> {
  const handle = await open(file, 'r+')
  try {
    let hasIndex = false
    let seconds: number | undefined
    for (const box of await topBoxes(handle, size)) {
      // A file has exactly one `moov` box (ISO 14496-12, 8.2.1). If there were several, they could list the same bytes.
      if (box.type === 'moov' && hasIndex) throw broken()
      if (box.type === 'moov') hasIndex = true
      if (box.type === 'moov' || box.type === 'moof') seconds = (await scrubIndex(handle, box)) ?? seconds
      if (box.type === 'udta' || box.type === 'meta' || box.type === 'uuid') await blank(handle, box)
    }
    if (!hasIndex) throw broken()
    return seconds
  } finally {
    await handle.close()
  }
}

type TopBox = ByteRange & { type: string }

async function topBoxes(handle: FileHandle, size: number): Promise<TopBox[]> {
  const boxes: TopBox[] = []
  for (let at = 0; at < size; ) {
    const head = new Uint8Array(16)
    const { bytesRead } = await handle.read(head, 0, 16, at)
    if (bytesRead < 8 || boxes.length > MAX_TOP_BOXES) throw broken()
    const view = new DataView(head.buffer)
    const short = view.getUint32(0)
    const length = short === 1 && bytesRead === 16 ? Number(view.getBigUint64(8)) : short === 0 ? size - at : short
    if (length < 8 || at + length > size) throw broken()
    boxes.push({ type: String.fromCharCode(...head.subarray(4, 8)), from: at, to: at + length })
    at += length
  }
  return boxes
}

/** Removes the private data of a `moov` or `moof` box. Returns the duration of the whole file, if this box contains it. */
async function scrubIndex(handle: FileHandle, { from, to, type }: TopBox): Promise<number | undefined> {
  if (to - from > MAX_INDEX_BYTES) throw broken()
  const bytes = new Uint8Array(to - from)
  await handle.read(bytes, 0, bytes.length, from)
  const view = new DataView(bytes.buffer)
  const found = readBoxes(view, 0, bytes.length) && privateParts(view)
  if (!found || (type === 'moov' && !isPlayable(view))) throw broken()
  // The samples are removed before the boxes, because the shop finds the samples by the boxes of the index.
  for (const part of found.samples) await zero(handle, part)
  for (const part of found.boxes) await blank(handle, { from: from + part.from, to: from + part.to })
  return parseMp4Seconds(view)
}

async function blank(handle: FileHandle, { from, to }: ByteRange): Promise<void> {
  const head = new Uint8Array(16)
  await handle.read(head, 0, 16, from)
  const isLong = new DataView(head.buffer).getUint32(0) === 1
  await handle.write(new TextEncoder().encode('free'), 0, 4, from + 4)
  await zero(handle, { from: from + (isLong ? 16 : 8), to })
}

async function zero(handle: FileHandle, { from, to }: ByteRange): Promise<void> {
  const { size } = await handle.stat()
  const end = Math.min(to, size)
  for (let at = from; at < end; at += ZEROS.length) await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at)
}

/** Removes everything from an MP3 except its frames. Returns the size in bytes and the duration in seconds. */
export async function scrubMp3(file: string): Promise<{ size: number; seconds: number }> {
  const bytes = await readFile(file)
  const sound = parseMp3(bytes)
  if (!sound) throw broken()
  const frames = Buffer.concat(sound.frames.map(({ from, to }) => bytes.subarray(from, to)))
  await writeFile(file, frames)
  return { size: frames.length, seconds: sound.seconds }
}
