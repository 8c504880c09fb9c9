import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A Bitcoin node with this number of unconfirmed transactions. It runs in a separate thread, so that it does not block this thread. */
export async function openMempoolNode(waiting: number): Promise<{ url: string; close: () => Promise<void> }> {
  const worker = new Worker(new URL('./mempool-thread.ts', import.meta.url), { workerData: { waiting } })
  const [url] = (await once(worker, 'message')) as [string]
  return { url, close: async () => void (await worker.terminate()) }
}
