import type { Storage } from './storage.ts'
import { openFolder } from './storage-folder.ts'

/** The storage that `MEDIA_STORAGE` names: a folder, or a bucket of an S3-compatible service as `s3://key:secret@host/bucket?region=…`. */
export async function openStorage(place: string): Promise<Storage> {
  if (!/^s3(?:\+http)?:/.test(place)) return openFolder(place)
  // Its client is loaded where one is named.
  const { openBucket } = await import('./storage-s3.ts')
  return openBucket(new URL(place))
}
