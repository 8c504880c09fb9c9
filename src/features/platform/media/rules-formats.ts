import type { MediaFormat } from './model.ts'
import { frameAt } from './rules-mp3.ts'

/** Number of leading bytes that identify a file type. */
export const HEAD_BYTES = 4096

/** The brands (type codes) of supported ISO 14496-12 containers. iPhones record QuickTime. */
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

/** Detects the type of a file from its first bytes. The file name and the declared type are ignored. */
export function detectFormat(head: Uint8Array): MediaFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return BRANDS[text(8, 12)]
  if (text(0, 5) === '%PDF-') return 'pdf'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(0, 3) === 'ID3' || frameAt(head, 0)) return 'mp3'
  return undefined
}
