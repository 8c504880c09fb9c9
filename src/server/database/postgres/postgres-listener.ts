import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'

type Callback = (payload: string) => unknown
type Rows = pg.QueryResultRow[]

const CONNECT_TIMEOUT = 5 * SECOND
/** A connection is tried again after a tenth of a second, then twice as late each time, up to this. */
const LATEST_RETRY = SECOND
/** Whether the server answers is said after so long at the latest. */
const PATIENCE = SECOND
/** A connection on which nothing was answered for so long is given up: its other end may be gone without a word. */
const SILENCE = 5 * SECOND
/** So many questions in a row without an answer, each of which is waited for as long, make a server seem silent. */
const SILENT_AFTER = 2
const HEARTBEAT = 20 * SECOND

/**
 * One connection that only listens, and connects again after a fault; then every callback runs once, for what was missed. As nothing
 * else uses it, it also tells whether the server answers when the whole pool is busy.
 */
export function openListener(url: string, log: Log) {
  const callbacks = new Map<string, Callback[]>()
  const closing = new AbortController()
  let current: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined
  let question: Promise<Rows | undefined> | undefined
  const heartbeat = setInterval(() => void answers(), HEARTBEAT)
  heartbeat.unref()

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      fallback_application_name: 'ahuti listen',
    })
    client.on('error', (error) => log.warn({ err: error }, 'the connection for database notifications failed'))
    client.on('notification', ({ channel, payload }) => callbacks.get(channel)?.forEach((each) => each(payload ?? '')))
    client.once('end', () => {
      if (client !== current) return
      current = undefined
      connecting = reconnect()
      connecting.catch(() => {})
    })
    try {
      await client.connect()
      for (const channel of callbacks.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end()
      throw error
    }
    if (closing.signal.aborted) void client.end()
    current = client
    return client
  }

  /** One try after the other, so that never two connections listen. Rejects only when the shop closes. */
  async function reconnect(): Promise<pg.Client> {
    for (let tries = 0; ; tries += 1) {
      const latest = Math.min(LATEST_RETRY, (SECOND / 10) * 2 ** tries)
      // Processes that lost their connections together come back one by one.
      await pause(latest * (0.5 + Math.random() / 2), undefined, { ref: false, signal: closing.signal })
      try {
        const client = await connect()
        for (const list of callbacks.values()) list.forEach((callback) => callback(''))
        return client
      } catch (error) {
        log.warn({ err: error, tries }, 'the database is still unreachable, retrying')
      }
    }
  }

  async function answers(): Promise<boolean> {
    if (!current) return false
    question ??= queryOn(current, 'select 1').finally(() => {
      question = undefined
    })
    return (await Promise.race([question, pause(PATIENCE, undefined, { ref: false })])) !== undefined
  }

  /** Whether a server that was heard of before has said nothing for so long. Without a connection nothing is known. */
  async function isSilent(): Promise<boolean> {
    const asked = current
    if (!asked) return false
    for (let tries = 0; tries < SILENT_AFTER; tries += 1) {
      if (await answers()) return false
      // A process that was busy itself reads what came meanwhile.
      await afterPolling()
    }
    return asked === current
  }

  /** What the server answers, which knows of every change that was heard of here; undefined when it does not answer in time. */
  async function ask(text: string): Promise<Rows | undefined> {
    if (!current) return undefined
    return await Promise.race([queryOn(current, text), pause(PATIENCE, undefined, { ref: false })])
  }

  return {
    listen: async (channel: string, callback: Callback): Promise<void> => {
      callbacks.set(channel, [...(callbacks.get(channel) ?? []), callback])
      connecting ??= connect()
      await (await connecting).query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    answers,
    isSilent,
    ask,
    close: async (): Promise<void> => {
      closing.abort()
      clearInterval(heartbeat)
      const client = current
      current = undefined
      // A server that sleeps does not say goodbye.
      if (client) await Promise.race([client.end(), pause(PATIENCE, undefined, { ref: false })])
    },
  }
}

async function queryOn(client: pg.Client, text: string): Promise<Rows | undefined> {
  // Ending a client that waits for an answer drops its socket, which is what makes the question fail.
  const silence = setTimeout(() => void client.end(), SILENCE)
  try {
    return (await client.query<pg.QueryResultRow>(text)).rows
  } catch {
    return undefined
  } finally {
    clearTimeout(silence)
  }
}
