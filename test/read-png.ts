// @ts-expect-error -- pngjs ships no types.
import { PNG } from 'pngjs'

/** A decoded picture with four bytes per pixel: red, green, blue, opacity. */
export type Picture = { width: number; height: number; data: Buffer }

/** Decodes a PNG. Throws if the data are not a PNG. */
export function readPng(bytes: Buffer): Picture {
  return (PNG as { sync: { read: (bytes: Buffer) => Picture } }).sync.read(bytes)
}
