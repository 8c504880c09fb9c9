import type { ByteRange } from '../rules-mp4.ts'

export type StoredFile = { key: string; changedAt: Date }

/** A storage of files by key. A key is written once and never changed. It has letters, digits, dots, dashes and slashes. */
export type Storage = {
  /** Copies a file of this machine into the storage, either completely or not at all. */
  put: (key: string, file: string, type: string) => Promise<void>
  /** Reads a file, or the given part of it. Undefined if there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** Removes a file. Succeeds if the file does not exist any more. */
  remove: (key: string) => Promise<void>
  /** Lists all files whose keys begin with the prefix. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
}
