import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises'
import { Refusal } from '#base/refusal.ts'
import { soundOfMp3 } from '../rules-mp3.ts'
import { type ByteRange, isPlayable, privateParts, readBoxes, secondsOf } from '../rules-mp4.ts'

/** The index of a recording of some hours. */
const MOST_INDEX = 64 * 1024 * 1024
const MOST_TOP_BOXES = 20_000
const ZEROS = new Uint8Array(64 * 1024)

const broken = () => new Refusal('invalid', 'http.invalid', { faults: [{ path: 'file', code: 'media.broken' }] })

/**
 * Takes titles, makers, places and hidden tracks out of an MP4 where they stand: they become `free` boxes of zeros, so that nothing else
 * moves (ISO 14496-12, 8.1.2). Refuses a file whose boxes do not fit, or that has nothing to play. Says how many seconds it is long, if it
 * tells.
 */
export async function scrubMp4(file: string, size: number): Promise<number | undefined> {
  const handle = await open(file, 'r+')
  try {
    let hasIndex = false
    let seconds: number | undefined
    for (const box of await topBoxes(handle, size)) {
      // A file has one (ISO 14496-12, 8.2.1); each could name all the others' bytes.
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
    if (bytesRead < 8 || boxes.length > MOST_TOP_BOXES) throw broken()
    const view = new DataView(head.buffer)
    const short = view.getUint32(0)
    const length = short === 1 && bytesRead === 16 ? Number(view.getBigUint64(8)) : short === 0 ? size - at : short
    if (length < 8 || at + length > size) throw broken()
    boxes.push({ type: String.fromCharCode(...head.subarray(4, 8)), from: at, to: at + length })
    at += length
  }
  return boxes
}

/** Says how long the whole is, where this box tells. */
async function scrubIndex(handle: FileHandle, { from, to, type }: TopBox): Promise<number | undefined> {
  if (to - from > MOST_INDEX) throw broken()
  const bytes = new Uint8Array(to - from)
  await handle.read(bytes, 0, bytes.length, from)
  const view = new DataView(bytes.buffer)
  const found = readBoxes(view, 0, bytes.length) && privateParts(view)
  if (!found || (type === 'moov' && !isPlayable(view))) throw broken()
  // The samples first: without the index nobody would know where they are.
  for (const part of found.samples) await zero(handle, part)
  for (const part of found.boxes) await blank(handle, { from: from + part.from, to: from + part.to })
  return secondsOf(view)
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

/** Leaves of an MP3 its frames alone; says how many bytes and how many seconds they are. */
export async function scrubMp3(file: string): Promise<{ size: number; seconds: number }> {
  const bytes = await readFile(file)
  const sound = soundOfMp3(bytes)
  if (!sound) throw broken()
  const frames = Buffer.concat(sound.frames.map(({ from, to }) => bytes.subarray(from, to)))
  await writeFile(file, frames)
  return { size: frames.length, seconds: sound.seconds }
}
