import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'

type Callback = (payload: string) => unknown
type Rows = pg.QueryResultRow[]

const CONNECT_TIMEOUT = 5 * SECOND
/** The first reconnect comes after a tenth of a second. The delay doubles each time, up to this value. */
const MAX_RETRY_DELAY = SECOND
/** The maximum time for a check whether the server responds. */
const CHECK_TIMEOUT = SECOND
/** If a connection gets no answer for this time, it is closed, because the other side may have disappeared without notice. */
const SILENCE_TIMEOUT = 5 * SECOND
/** A server counts as silent after this number of consecutive checks without an answer. */
const SILENT_AFTER = 2
const HEARTBEAT = 20 * SECOND

/**
 * One connection that only listens, and reconnects after a fault. After a reconnect every callback runs once, because notifications may be
 * missed. The connection has no other use, so it can also tell whether the server responds while the whole pool is busy.
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

  /** Makes one attempt to connect at a time, so that there are never two listening connections. Rejects only if the shop closes. */
  async function reconnect(): Promise<pg.Client> {
    for (let tries = 0; ; tries += 1) {
      const latest = Math.min(MAX_RETRY_DELAY, (SECOND / 10) * 2 ** tries)
      // The random pause makes processes that lost their connections at the same moment reconnect at different times.
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
    return (await Promise.race([question, pause(CHECK_TIMEOUT, undefined, { ref: false })])) !== undefined
  }

  /** True if a server that responded before has been silent for too long. Unknown if there is no connection. */
  async function isSilent(): Promise<boolean> {
    const client = current
    if (!client) return false
    for (let tries = 0; tries < SILENT_AFTER; tries += 1) {
      if (await answers()) return false
      // While this process was busy, messages may have arrived that it has not read yet. They are read first.
      await afterPolling()
    }
    return client === current
  }

  /** A query on this connection. It sees every change that was announced on the connection. Undefined if there is no answer in time. */
  async function ask(text: string): Promise<Rows | undefined> {
    if (!current) return undefined
    return await Promise.race([queryOn(current, text), pause(CHECK_TIMEOUT, undefined, { ref: false })])
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
      // A suspended server does not close the connection by itself.
      if (client) await Promise.race([client.end(), pause(CHECK_TIMEOUT, undefined, { ref: false })])
    },
  }
}

async function queryOn(client: pg.Client, text: string): Promise<Rows | undefined> {
  // Ending a client that waits for an answer closes its socket, so its query fails.
  const silence = setTimeout(() => void client.end(), SILENCE_TIMEOUT)
  try {
    return (await client.query<pg.QueryResultRow>(text)).rows
  } catch {
    return undefined
  } finally {
    clearTimeout(silence)
  }
}
