import type { Storage } from './storage.ts'
import { openFolder } from './storage-folder.ts'

/** Opens the storage that `MEDIA_STORAGE` names: a folder, or a bucket of an S3-compatible service as `s3://key:secret@host/bucket?region=…`. */
export async function openStorage(place: string): Promise<Storage> {
  if (!/^s3(?:\+http)?:/.test(place)) return openFolder(place)
  // The S3 client is loaded only if a bucket is configured.
  const { openBucket } = await import('./storage-s3.ts')
  return openBucket(new URL(place))
}
