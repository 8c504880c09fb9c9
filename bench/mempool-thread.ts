import { createHash, randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { openAnswerServer } from '../test/answer-server.ts'

type RpcRequest = { id: number; method: string; params: string[] }

const hashTwice = (bytes: Uint8Array) =>
  createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()

/** A transaction of usual size: one input with its witness, and two outputs to hashes of keys. */
function makeTransaction(): [string, string] {
  const output = () => Buffer.concat([Buffer.from('e803000000000000160014', 'hex'), randomBytes(20)])
  const inputs = Buffer.concat([Buffer.of(1), randomBytes(36), Buffer.from('00ffffffff', 'hex')])
  const named = [inputs, Buffer.of(2), output(), output()]
  const [version, locktime] = [Buffer.from('02000000', 'hex'), Buffer.alloc(4)]
  const witness = Buffer.concat([Buffer.of(2, 72), randomBytes(72), Buffer.of(33), randomBytes(33)])
  const id = hashTwice(Buffer.concat([version, ...named, locktime])).toReversed()
  const raw = Buffer.concat([version, Buffer.of(0, 1), ...named, witness, locktime])
  return [Buffer.from(id).toString('hex'), raw.toString('hex')]
}

const { waiting } = workerData as { waiting: number }
const transactions = new Map(Array.from({ length: waiting }, makeTransaction))
const list = JSON.stringify({ result: [...transactions.keys()], error: null, id: 1 })
const server = await openAnswerServer(({ body }) => {
  const request = JSON.parse(body) as RpcRequest | RpcRequest[]
  if (!Array.isArray(request)) return { body: list }
  return {
    body: JSON.stringify(
      request.map(({ id, params }) => ({ result: transactions.get(params[0] ?? ''), error: null, id })),
    ),
  }
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a thread, not a window
parentPort?.postMessage(server.url)
