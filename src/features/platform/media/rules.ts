import type { ByteRange } from './rules-mp4.ts'

type Shape = { kind: string; width: number | null; height: number | null }

/** True if the width of a picture is at most a quarter more than its height. Then there is room for text beside the picture. */
export function isUprightOrSquare({ kind, width, height }: Shape): boolean {
  return kind === 'image' && width !== null && height !== null && width <= height * 1.25
}

/** Reads the part of a file that a `Range` header requests (RFC 9110, 14.2). A malformed header, or a header with several parts, is ignored. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return undefined
  if (from >= size) return 'unsatisfiable'
  return { from, to: last === '' ? size : Math.min(Number(last) + 1, size) }
}
