// @ts-expect-error -- pngjs ships no types.
import { PNG } from 'pngjs'

/** A decoded picture: four bytes per pixel: red, green, blue, opacity. */
export type Picture = { width: number; height: number; data: Buffer }

/** Decodes a PNG; throws if it is not one. */
export function readPng(bytes: Buffer): Picture {
  return (PNG as { sync: { read: (bytes: Buffer) => Picture } }).sync.read(bytes)
}
