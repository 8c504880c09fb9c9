import type { ShopProcess } from '../process.ts'

/** Start options of a shop whose memory is measured. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** The garbage collection runs several times, because one run may only free what the previous run has released. */
const ROUNDS = 3

/**
 * Returns the memory in MB that is in use after a full garbage collection: objects, and buffers outside the heap. It does not include uncollected
 * garbage and free memory that the process reuses. The measurement uses the protocol of V8's inspector, so the shop must be started with `INSPECTED`.
 */
export async function usedMemory(shop: ShopProcess): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(shop.output())?.[1]
  if (!address) throw new Error('the shop was not started with --inspect')
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  try {
    for (let round = 0; round < ROUNDS; round += 1) await ask(socket, 'HeapProfiler.collectGarbage', {})
    const answer = await ask(socket, 'Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
    const { heapUsed, external } = JSON.parse(answer.result.value) as NodeJS.MemoryUsage
    return (heapUsed + external) / 1024 / 1024
  } finally {
    socket.close()
  }
}

type Answer = { result: { value: string } }

/** Sends a command and returns its response. Only one command is sent at a time, so the id of the response need not be checked. */
async function ask(socket: WebSocket, method: string, params: object): Promise<Answer> {
  const answered = new Promise<MessageEvent>((resolve) => {
    socket.addEventListener('message', resolve, { once: true })
  })
  socket.send(JSON.stringify({ id: 1, method, params }))
  return (JSON.parse(String((await answered).data)) as { result: Answer }).result
}
