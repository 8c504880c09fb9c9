import { setImmediate as othersFirst } from 'node:timers/promises'
import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { fetchBytes, hostFrom } from '#server/fetch-json.ts'
import type { BitcoinReader, WaitingOutput } from './bitcoin.ts'
import { type Output, readTransaction } from './bitcoin-block.ts'
import { type Call, RpcRefusal, rpcEach } from './json-rpc.ts'

const rawTransaction = z.string().regex(/^(?:[0-9a-f]{2})+$/)

const LIST = { withinMs: 15 * SECOND, limitBytes: 80_000_000 }
const TRANSACTIONS = { withinMs: 15 * SECOND, limitBytes: 50_000_000 }
const MAX_WAITING = 1_000_000
/** The number of transaction ids after which the loop lets other work run. Reading so many ids takes a millisecond or two. */
export const IDS_AT_ONCE = 2000
const TRANSACTIONS_AT_ONCE = 100
/** The maximum number of transactions that one poll reads. The next polls read the other transactions. */
export const TRANSACTIONS_PER_LOOK = 3000

/**
 * Returns a function that reads the mempool of a Bitcoin Core node. Each transaction is read once: first the new transactions, then the
 * transactions that were already there at the first poll. Only outputs that pay the shop are stored.
 */
export function readMempool(url: string): BitcoinReader['mempool'] {
  /** The number of the last poll that saw a transaction in the mempool, for each transaction that was read. Polls may overlap. */
  const lastSeen = new Map<string, number>()
  const paying = new Map<string, WaitingOutput[]>()
  /** The transactions that were in the mempool at the first poll and are not read yet. */
  let backlog: Set<string> | undefined
  let firstAt: Date | undefined
  let looks = 0

  /**
   * Remembers which transactions are still in the mempool, and forgets the others. Returns the transactions to read now. `isRest`: true if
   * no other transaction is unread.
   */
  async function listUnread(at: Date): Promise<{ ids: string[]; isRest: boolean }> {
    looks += 1
    const look = looks
    const first = backlog ? undefined : new Set<string>()
    const newer: string[] = []
    const older: string[] = []
    for await (const ids of waitingIds(url)) {
      for (const id of ids) {
        first?.add(id)
        const seen = lastSeen.get(id)
        if (seen !== undefined) lastSeen.set(id, Math.max(seen, look))
        else if ((first ?? backlog)?.has(id)) older.push(id)
        else newer.push(id)
      }
    }
    backlog ??= first
    firstAt ??= at
    if (older.length === 0) backlog?.clear()
    await pruneBefore(look)
    const fresh = newer.slice(0, TRANSACTIONS_PER_LOOK)
    const ids = [...fresh, ...older.slice(0, TRANSACTIONS_PER_LOOK - fresh.length)]
    return { ids, isRest: ids.length === newer.length + older.length }
  }

  async function pruneBefore(look: number): Promise<void> {
    let done = 0
    for (const [id, seen] of lastSeen) {
      if (seen < look && lastSeen.delete(id)) paying.delete(id)
      done += 1
      if (done % IDS_AT_ONCE === 0) await othersFirst()
    }
  }

  return async (knowOwn, at) => {
    const { ids: unread, isRest } = await listUnread(at)
    // The shop's addresses are read only after the list of transactions. An address may have been assigned before the list was read, and
    // these transactions may pay it.
    const pickOwn = await knowOwn()
    for (let from = 0; from < unread.length; from += TRANSACTIONS_AT_ONCE) {
      for (const [id, outputs] of await readSome(url, unread.slice(from, from + TRANSACTIONS_AT_ONCE))) {
        const own = pickOwn(outputs)
        const seenAt = (backlog?.has(id) && firstAt) || at
        if (own.length > 0 && !paying.has(id))
          paying.set(
            id,
            own.map((output) => ({ ...output, seenAt })),
          )
        lastSeen.set(id, looks)
        backlog?.delete(id)
      }
    }
    return { outputs: [...paying.values()].flat(), isComplete: isRest }
  }
}

const [QUOTE, COMMA, END, BLANK] = [0x22, 0x2c, 0x5d, 0x20]
const ID_LENGTH = 64
const ID = /^[0-9a-f]{64}$/

/** Reads the node's list of transaction ids, and parses it in pieces. `JSON.parse` would block the event loop for too long. */
async function* waitingIds(url: string): AsyncGenerator<string[]> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getrawmempool', params: [] })
  const bytes = Buffer.from(await fetchBytes(url, { method: 'POST', body, ...LIST }))
  const nonsense = () => new Error(`unexpected answer from ${hostFrom(url)} to getrawmempool`)
  const begin = /"result"\s*:\s*\[/.exec(bytes.toString('latin1', 0, 1000))
  if (!begin) throw nonsense()
  let ids: string[] = []
  let count = 0
  for (let at = begin.index + begin[0].length; bytes[at] !== END; at += 1) {
    const byte = bytes[at]
    if (byte === undefined) throw nonsense()
    if (byte === COMMA || byte <= BLANK) continue
    const id = bytes.toString('latin1', at + 1, at + 1 + ID_LENGTH)
    count += 1
    if (byte !== QUOTE || bytes[at + 1 + ID_LENGTH] !== QUOTE || !ID.test(id) || count > MAX_WAITING) throw nonsense()
    at += 1 + ID_LENGTH
    ids.push(id)
    if (ids.length < IDS_AT_ONCE) continue
    yield ids
    ids = []
    await othersFirst()
  }
  yield ids
}

async function readSome(url: string, some: string[]): Promise<[string, Output[]][]> {
  const calls = some.map((id): Call<string> => ({ method: 'getrawtransaction', params: [id], schema: rawTransaction }))
  const answers = await rpcEach(url, calls, TRANSACTIONS)
  return some.flatMap((id, at) => {
    const raw = answers[at]
    // The transaction was mined or replaced after the list of ids was read.
    if (raw === undefined || raw instanceof RpcRefusal) return []
    const outputs = readTransaction(Buffer.from(raw, 'hex'))
    if (outputs.some((output) => output.transactionHash !== id))
      throw new Error(`${hostFrom(url)} returned a different transaction than requested`)
    return [[id, outputs]]
  })
}
