/** A byte range of a file: the first byte, and the byte after the last. */
export type ByteRange = { from: number; to: number }

type Box = ByteRange & { type: string; body: number }

/** The container boxes of an MP4 that can contain private data (ISO 14496-12, 8). */
const CONTAINERS: ReadonlySet<string> = new Set([
  'moov',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'edts',
  'mvex',
  'moof',
  'traf',
])
/** The boxes with titles, authors and locations (8.10, 8.11, and Apple's `keys`). XMP is in `uuid`. */
const PRIVATE: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])
/** The types of tracks that people see or hear. Other tracks contain locations, subtitles or timecodes. */
const SHOWN: ReadonlySet<string> = new Set(['vide', 'soun'])

const MAX_BOXES = 50_000
const MAX_DEPTH = 8
/** All hidden tracks together may have at most this many chunks. This is enough for a recording of two days with one chunk a second. */
const MAX_CHUNKS = 200_000

/** Reads the consecutive boxes between `from` and `to`; undefined when they are inconsistent. */
export function readBoxes(bytes: DataView, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length > MAX_BOXES) return undefined
    const short = bytes.getUint32(at)
    const type = String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at + 4, 4))
    const isLong = short === 1
    if (isLong && at + 16 > to) return undefined
    const size = isLong ? Number(bytes.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) return undefined
    boxes.push({ type, from: at, to: at + size, body: at + head })
    at += size
  }
  return boxes
}

/**
 * The parts of an MP4's `moov` (or `moof`) box that must be removed. `boxes`: boxes with private data, by their position in `bytes`.
 * `samples`: samples of tracks that nobody sees or hears, by their position in the file. Undefined when the box is broken.
 */
export function privateParts(bytes: DataView): { boxes: ByteRange[]; samples: ByteRange[] } | undefined {
  const boxes: ByteRange[] = []
  const samples: ByteRange[] = []
  function walk(from: number, to: number, depth: number): boolean {
    const inner = depth > MAX_DEPTH ? undefined : readBoxes(bytes, from, to)
    if (!inner) return false
    for (const box of inner) {
      if (PRIVATE.has(box.type)) boxes.push(box)
      else if (box.type === 'trak' && !isShown(bytes, box)) {
        const held = samplesOf(bytes, box)
        if (!held || samples.length + held.length > MAX_CHUNKS) return false
        for (const range of held) samples.push(range)
        boxes.push(box)
      } else if (CONTAINERS.has(box.type) && !walk(box.body, box.to, depth + 1)) return false
    }
    return true
  }
  return walk(0, bytes.byteLength, 0) ? { boxes, samples: joined(samples) } : undefined
}

/** Joins byte ranges, so that each byte is included once. Chunks of a malicious file may overlap. */
function joined(ranges: ByteRange[]): ByteRange[] {
  const apart: ByteRange[] = []
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else if (from < to) apart.push({ from, to })
  }
  return apart
}

/** True if a `moov` box has a track that people see or hear. */
export function isPlayable(bytes: DataView): boolean {
  const moov = readBoxes(bytes, 0, bytes.byteLength)?.find(({ type }) => type === 'moov')
  const inner = moov && readBoxes(bytes, moov.body, moov.to)
  return inner?.some((box) => box.type === 'trak' && isShown(bytes, box)) ?? false
}

function isShown(bytes: DataView, track: Box): boolean {
  const handler = find(bytes, track, ['mdia', 'hdlr'])
  if (!handler || handler.body + 12 > handler.to) return false
  return SHOWN.has(String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + handler.body + 8, 4)))
}

/** Positions of a track's samples in the file (8.6, 8.7), from the chunks, and from the number and sizes of samples in each chunk. */
function samplesOf(bytes: DataView, track: Box): ByteRange[] | undefined {
  const table = find(bytes, track, ['mdia', 'minf', 'stbl'])
  const inner = table && readBoxes(bytes, table.body, table.to)
  if (!inner) return []
  const box = (type: string) => inner.find((each) => each.type === type)
  const [sizes, runs, offsets] = [box('stsz'), box('stsc'), box('stco') ?? box('co64')]
  if (!sizes || !runs || !offsets) return []
  const rows = (at: Box, head: number, width: number) => {
    const count = at.body + head > at.to ? -1 : bytes.getUint32(at.body + head - 4)
    return count >= 0 && at.body + head + count * width <= at.to ? count : -1
  }
  const size = sizes.body + 12 <= sizes.to ? bytes.getUint32(sizes.body + 4) : 0
  const width = offsets.type === 'co64' ? 8 : 4
  const chunks = rows(offsets, 8, width)
  const runCount = rows(runs, 8, 12)
  // If all samples have one size, only their number is stored, and no table limits this number.
  const count = rows(sizes, 12, size > 0 ? 0 : 4)
  if (chunks < 0 || chunks > MAX_CHUNKS || runCount < 0 || count < 0) return undefined
  const ranges: ByteRange[] = []
  for (let chunk = 0, run = 0, sample = 0; chunk < chunks; chunk += 1) {
    while (run + 1 < runCount && bytes.getUint32(runs.body + 8 + (run + 1) * 12) <= chunk + 1) run += 1
    const at = offsets.body + 8 + chunk * width
    const from = width === 8 ? Number(bytes.getBigUint64(at)) : bytes.getUint32(at)
    const perChunk = runCount > 0 ? bytes.getUint32(runs.body + 8 + run * 12 + 4) : 0
    const end = Math.min(sample + perChunk, count)
    let length = (end - sample) * size
    if (size === 0) for (let each = sample; each < end; each += 1) length += bytes.getUint32(sizes.body + 12 + each * 4)
    sample = end
    ranges.push({ from, to: from + length })
  }
  return ranges
}

function find(bytes: DataView, box: Box, path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (outer, type) => outer && readBoxes(bytes, outer.body, outer.to)?.find((inner) => inner.type === type),
    box,
  )
}

/** The duration of a film or a recording from the header of its `moov` box (8.2.2). Undefined if the header is missing. */
export function parseMp4Seconds(bytes: DataView): number | undefined {
  const moov = readBoxes(bytes, 0, bytes.byteLength)?.find(({ type }) => type === 'moov')
  const head = moov && find(bytes, moov, ['mvhd'])
  if (!head) return undefined
  const isLong = bytes.getUint8(head.body) === 1
  const at = head.body + (isLong ? 20 : 12)
  if (at + (isLong ? 12 : 8) > head.to) return undefined
  const scale = bytes.getUint32(at)
  const duration = isLong ? Number(bytes.getBigUint64(at + 4)) : bytes.getUint32(at + 4)
  // A duration field in which all bits are ones means that the duration is unknown.
  const isKnown = scale > 0 && duration > 0 && duration !== 0xffff_ffff
  return isKnown ? duration / scale : undefined
}
