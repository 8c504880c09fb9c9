import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Loaded } from '../budget.ts'

/** The bytes of all files in a folder, or of one file. */
export function bytesUnder(place: string): number {
  const found = lstatSync(place)
  if (!found.isDirectory()) return found.size
  return readdirSync(place).reduce((sum, name) => sum + bytesUnder(path.join(place, name)), 0)
}

/** The compression level of a proxy. The proxy compresses only text that a shop sends without compression. */
const PROXY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const TEXTS = ['document', 'script', 'stylesheet']

/** The size as sent, or the smaller size after compression by a proxy. */
export function proxiedSize({ kind, body, isPacked }: Loaded): number {
  return isPacked || !TEXTS.includes(kind) ? body.length : brotliCompressSync(body, PROXY).length
}

export function sumBytes(loaded: Loaded[], kinds: string[], sizeOf: (one: Loaded) => number): number {
  return loaded.filter(({ kind }) => kinds.includes(kind)).reduce((sum, one) => sum + sizeOf(one), 0)
}
