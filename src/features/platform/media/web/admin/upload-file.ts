import type { ApiAnswer, Api } from '#ui/data/api.ts'
import type { Panel } from '#ui/layout/panel.ts'
import { readAnswer, RequestError } from '#ui/data/request.ts'
import { keepStored, readStored } from '#ui/data/stored.ts'
import type { MediaView, UploadView } from '../../schemas.ts'

type UploadStep = { done: number; isWaiting: boolean }

type UploadOptions = {
  api: Api
  send: Panel['send']
  visibility: 'public' | 'staff'
  onStep: (step: UploadStep) => void
  signal: AbortSignal
}

/** The sizes of a piece. Pieces become larger after success and smaller after failure, so that a bad connection gets only small pieces. */
const FIRST_PIECE_BYTES = 256 * 1024
const MIN_PIECE_BYTES = 64 * 1024
const MAX_PAUSE_MS = 30_000
/** The maximum number of tries. Without a connection they take some minutes. After the last try the user must start the upload again. */
const MAX_TRIES = 14

/**
 * Uploads a file in pieces. Continues automatically after an interruption. After a reload of the page it continues when the user chooses
 * the same file again. Rejects if the shop refuses the file, or after some minutes without a connection.
 */
export async function uploadFile(
  file: File,
  { api, send, visibility, onStep, signal }: UploadOptions,
): Promise<MediaView> {
  const name = `upload ${visibility} ${file.name} ${file.size} ${file.lastModified}`
  let upload: UploadView | undefined
  let size = FIRST_PIECE_BYTES
  for (let tries = 0; ; ) {
    try {
      upload ??= await beginOrFind(file, { name, api, visibility, signal })
      if (upload.media) {
        keepStored('session', name, null)
        return upload.media
      }
      onStep({ done: upload.offset / upload.size, isWaiting: false })
      const piece = file.slice(upload.offset, upload.offset + Math.min(size, upload.pieceMost))
      upload = await readUpload(
        await send(`/api/admin/media/uploads/${upload.id}?offset=${upload.offset}`, {
          method: 'PUT',
          body: piece,
          headers: { 'content-type': 'application/octet-stream' },
          signal,
        }),
      )
      size = Math.min(size * 2, upload.pieceMost)
      tries = 0
    } catch (error) {
      signal.throwIfAborted()
      const moved = offsetOf(error)
      if (upload && moved !== undefined && moved !== upload.offset) upload = { ...upload, offset: moved }
      else if (!isPassing(error) || (tries += 1) > MAX_TRIES) {
        if (!isPassing(error)) keepStored('session', name, null)
        throw error
      } else {
        size = Math.max(MIN_PIECE_BYTES, size / 2)
        if (upload) onStep({ done: upload.offset / upload.size, isWaiting: true })
        await pause(Math.min(1000 * 2 ** (tries - 1), MAX_PAUSE_MS), signal)
      }
    }
  }
}

type UploadStart = Pick<UploadOptions, 'api' | 'visibility' | 'signal'> & { name: string }

async function beginOrFind(file: File, { name, api, visibility, signal }: UploadStart): Promise<UploadView> {
  const known = readStored('session', name)
  if (known !== null) {
    try {
      return await api.get('/api/admin/media/uploads/{id}', { path: { id: known } }, { signal })
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 404) throw error
      keepStored('session', name, null)
    }
  }
  const body = { size: file.size, name: file.name, visibility }
  const begun = await api.post('/api/admin/media/uploads', { body }, { signal })
  keepStored('session', name, begun.id)
  return begun
}

/** Reads the answer to a piece. Pieces are raw bytes, which the JSON client cannot send. The result has the same form as with the JSON client. */
async function readUpload(response: Response): Promise<UploadView> {
  return await readAnswer<ApiAnswer<'/api/admin/media/uploads/{id}', 'put'>>(response)
}

/** Returns the current offset, if the shop answers that a piece has the wrong offset or that the file is being processed. */
function offsetOf(error: unknown): number | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined
  const offset = error.problem?.offset
  return typeof offset === 'number' ? offset : undefined
}

/** True if another try may help: there was no answer, or the error may disappear. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestError)) return true
  // Another try does not help against a full disk.
  if (error.status === 507) return false
  return error.status === 409 || error.status === 408 || error.status === 429 || error.status >= 500
}

/** Waits for `ms` milliseconds, or until the connection is back. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
  signal.throwIfAborted()
}
