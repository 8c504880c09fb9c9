import type { ByteRange } from './rules-mp4.ts'

/** The bit rates in kilobits a second, by their index in a frame header (ISO 11172-3, 2.4.2.3; ISO 13818-3), for layer III. */
const RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATES_LOW = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLES_A_SECOND = [44_100, 48_000, 32_000]
const TAGS = ['TAG', 'APETAGEX', 'LYRICSBE', 'ID3'].map((text) => Array.from(new TextEncoder().encode(text)))

type Frame = { size: number; samples: number; rate: number }

/** The MPEG audio frame, layer III, at this position; undefined if there is none. */
export function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]]
  const isFrame = bytes[at] === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02
  const version = (second >> 3) & 3
  if (!isFrame || version === 1) return undefined
  const isFull = version === 3
  const kilobits = (isFull ? RATES : RATES_LOW)[third >> 4]
  const fullRate = SAMPLES_A_SECOND[(third >> 2) & 3]
  // If the bit rate is not in the table, the position of the next frame is unknown.
  if (!kilobits || !fullRate) return undefined
  const rate = isFull ? fullRate : version === 2 ? fullRate / 2 : fullRate / 4
  const samples = isFull ? 1152 : 576
  const padding = (third >> 1) & 1
  return { size: Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding, samples, rate }
}

/**
 * The positions of the frames of an MP3, and their total duration. All bytes between and around the frames are tags (ID3, APE, Lyrics3), which may
 * name people and places. Undefined if the file is not an MP3: then consecutive frames are less than half of the bytes after the leading tag.
 */
export function parseMp3(bytes: Uint8Array): { frames: ByteRange[]; seconds: number } | undefined {
  const frames: ByteRange[] = []
  const start = afterTag(bytes)
  let [seconds, sound, at] = [0, 0, start]
  const length = bytes.length - start
  while (at < bytes.length) {
    const frame = frameAt(bytes, at)
    const end = at + (frame?.size ?? 0)
    if (!frame || end > bytes.length || !isFollowed(bytes, end)) {
      const next = bytes.indexOf(0xff, at + 1)
      at = next < 0 ? bytes.length : next
      if ((at - start - sound) * 2 > length) return undefined
      continue
    }
    const last = frames.at(-1)
    if (last?.to === at) last.to = end
    else frames.push({ from: at, to: end })
    seconds += frame.samples / frame.rate
    sound += frame.size
    at = end
  }
  return sound > 0 ? { frames, seconds } : undefined
}

/**
 * True if a frame is followed by another frame, a tag, or the end of the file. Bytes that only look like a frame header are rarely followed
 * by one of these.
 */
function isFollowed(bytes: Uint8Array, at: number): boolean {
  if (at === bytes.length || frameAt(bytes, at)) return true
  return TAGS.some((tag) => tag.every((byte, place) => bytes[at + place] === byte))
}

/** The position after the ID3v2 tag (id3.org). The tag stores its length with seven bits per byte. A footer repeats the header of ten bytes. */
function afterTag(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : 10
  return Math.min(10 + footer + ((a << 21) | (b << 14) | (c << 7) | d), bytes.length)
}
