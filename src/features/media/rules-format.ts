import type { MediaFormat } from './model.ts'

/** So many bytes from the beginning tell what a file is. */
export const HEAD_BYTES = 4096

/** Brands of ISO 14496-12 containers that are one of ours; QuickTime's is what phones of one maker record. */
const BRANDS: Record<string, MediaFormat | undefined> = {
  avif: 'avif',
  isom: 'mp4',
  iso2: 'mp4',
  iso4: 'mp4',
  iso5: 'mp4',
  iso6: 'mp4',
  mp41: 'mp4',
  mp42: 'mp4',
  avc1: 'mp4',
  dash: 'mp4',
  MSNV: 'mp4',
  'M4V ': 'mp4',
  'qt  ': 'mp4',
  'M4A ': 'm4a',
  'M4B ': 'm4a',
}

/** What a file is by its first bytes; its name and what its sender calls it say nothing. */
export function formatOf(head: Uint8Array): MediaFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return BRANDS[text(8, 12)]
  if (text(0, 5) === '%PDF-') return 'pdf'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(0, 3) === 'ID3' || isMpegAudio(head)) return 'mp3'
  return undefined
}

/** A frame of MPEG audio, layer III, with a bit rate and a sampling rate that exist. */
function isMpegAudio([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08
  return (
    isFrame && (second & 0x06) === 0x02 && (third & 0xf0) !== 0xf0 && (third & 0xf0) !== 0 && (third & 0x0c) !== 0x0c
  )
}

/** Where the sound of an MP3 begins and ends: around it stand tags (ID3v2 and ID3v1, id3.org), which may say who and where. */
export function soundOfMp3(head: Uint8Array, tail: Uint8Array, size: number): { from: number; to: number } {
  const isTagged = head[0] === 0x49 && head[1] === 0x44 && head[2] === 0x33
  // Its length is written in seven bits a byte; a footer repeats the ten bytes of its head.
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : 10
  const from = isTagged ? 10 + footer + ((a << 21) | (b << 14) | (c << 7) | d) : 0
  const last = tail.subarray(-128)
  const isClosed = last.length === 128 && last[0] === 0x54 && last[1] === 0x41 && last[2] === 0x47
  return { from: Math.min(from, size), to: isClosed ? size - 128 : size }
}
