import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { invalidField } from '#base/refusal.ts'
import { SECOND } from '#base/time.ts'
import { MAX_BYTES } from '../model.ts'

/**
 * The limits for the processing of one PDF, far above the needs of a PDF of the maximum size. Without limits a small compressed file could
 * expand endlessly.
 */
const TIMEOUT = 30 * SECOND
const MAX_HEAP_MB = 512
const MAX_NATIVE_BYTES = 256 * 1024 * 1024
const LOOK_EVERY = 200
const WORKER = new URL('./pdf-worker.ts', import.meta.url)

/** Only one PDF is processed at a time, because a PDF needs several times its size in memory. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Rebuilds a PDF in place: its pages and their links, without metadata and without active content. The work runs in its own thread, because
 * it takes seconds and may never end for a malicious file. Returns the size in bytes.
 */
export async function scrubPdf(file: string): Promise<{ size: number }> {
  const made = before.then(
    () => remake(file),
    () => remake(file),
  )
  before = made.catch(() => {})
  return await made
}

async function remake(file: string): Promise<{ size: number }> {
  const fault = FAULTS[await runThread(file)]
  const { size } = await stat(file)
  const code = fault ?? (size > MAX_BYTES.document ? 'media.too-complex' : undefined)
  if (code) throw invalidField('file', code)
  return { size }
}

type Outcome = 'made' | 'encrypted' | 'broken' | 'stopped'
const FAULTS = {
  made: undefined,
  encrypted: 'media.encrypted',
  broken: 'media.broken',
  stopped: 'media.too-complex',
} as const

async function runThread(file: string): Promise<Outcome> {
  // The worker gets no settings of the shop. Its output is discarded, because the library's warnings about a file are not needed.
  const options = { workerData: file, env: {}, stdout: true, stderr: true, execArgv: [] }
  const worker = new Worker(WORKER, { ...options, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
  worker.stdout.resume()
  worker.stderr.resume()
  const looking = setInterval(() => void stopIfLarge(worker), LOOK_EVERY)
  const ending = setTimeout(() => void worker.terminate(), TIMEOUT)
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve('stopped') : reject(error)))
      worker.once('exit', () => resolve('stopped'))
    })
  } finally {
    clearInterval(looking)
    clearTimeout(ending)
    await worker.terminate()
  }
}

/** Stops the worker if its buffers are too large. Buffers are outside the heap, so the limit of the heap does not apply to them. */
async function stopIfLarge(worker: Worker): Promise<void> {
  // The worker may have ended meanwhile.
  const held = await worker.getHeapStatistics().catch(() => undefined)
  if (held && held.external_memory > MAX_NATIVE_BYTES) await worker.terminate()
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
