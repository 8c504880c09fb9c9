import type { ByteRange } from '../rules-mp4.ts'

export type StoredFile = { key: string; changedAt: Date }

/** Where files lie. A key is written once and never changed: letters, digits, dots, dashes and slashes. */
export type Storage = {
  /** Copies a file of this machine there; it is there whole or not at all. */
  put: (key: string, file: string, type: string) => Promise<void>
  /** Undefined when there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** Also when it is gone already. */
  remove: (key: string) => Promise<void>
  /** All whose keys begin so. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
}
