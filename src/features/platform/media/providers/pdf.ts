import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#base/refusal.ts'
import { SECOND } from '#base/time.ts'
import { MOST_BYTES } from '../model.ts'

/** Limits far above what a PDF of the largest size needs: a small compressed file may expand without bound. */
const LONGEST = 30 * SECOND
const MOST_HEAP_MB = 512
const MOST_BESIDE = 256 * 1024 * 1024
const LOOK_EVERY = 200
const WORKER = new URL('./pdf-worker.ts', import.meta.url)

/** One at a time, as pictures: each takes some times its size of memory. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Makes a PDF anew in its place: its pages and the links on them, nothing of its maker and nothing that runs. In a thread of its own, because
 * reading one takes seconds and somebody may have made it to take for ever. Says how many bytes it has.
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
  const code = fault ?? (size > MOST_BYTES.document ? 'media.too-complex' : undefined)
  if (code) throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'file', code }] })
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
  // It gets no settings of the shop. What the library remarks about a file is of no use here.
  const options = { workerData: file, env: {}, stdout: true, stderr: true, execArgv: [] }
  const worker = new Worker(WORKER, { ...options, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } })
  worker.stdout.resume()
  worker.stderr.resume()
  const looking = setInterval(() => void stopIfLarge(worker), LOOK_EVERY)
  const ending = setTimeout(() => void worker.terminate(), LONGEST)
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

/** Bytes lie beside the heap, where its limit does not count them. */
async function stopIfLarge(worker: Worker): Promise<void> {
  // It may have ended meanwhile.
  const held = await worker.getHeapStatistics().catch(() => undefined)
  if (held && held.external_memory > MOST_BESIDE) await worker.terminate()
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
