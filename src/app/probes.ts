import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#server/database/database.ts'
import { isAllowed } from './api.ts'
import type { RunningShop } from './wiring/wire-shop.ts'

const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz'])

/** Who may see the details of the process: staff with the same right as in the panel. */
const DETAILS = { access: 'staff', right: 'settings.read' } as const

/**
 * `/livez`: the process responds. `/readyz`: the database also responds, and the shop is not stopping. `/healthz` gives the same answer as `/readyz`,
 * with details for staff who have the right.
 */
export function createProbes(running: RunningShop, isStopping: () => boolean) {
  const { shop, findCaller, readHealth } = running

  async function readDetails({ headers }: IncomingMessage) {
    const caller = headers.cookie === undefined ? undefined : await findCaller(headers.cookie)
    return isAllowed(DETAILS, caller, shop) ? await readHealth() : undefined
  }

  return {
    owns: (url: string): boolean => PROBES.has(url),
    async serve(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
      const answers = url === '/livez' || (await databaseAnswers(shop.database))
      const isReady = url === '/livez' || (answers && !isStopping())
      const details = url === '/healthz' && answers ? await readDetails(request) : undefined
      if (url === '/healthz') response.setHeader('vary', 'Cookie')
      response
        .writeHead(isReady ? 200 : 503, {
          'content-type': details ? 'application/json' : 'text/plain',
          'cache-control': 'no-store',
        })
        .end(details ? `${JSON.stringify({ isReady, ...details })}\n` : isReady ? 'ok\n' : 'not ready\n')
    },
  }
}

/**
 * True if the database responds. If the database is a server, the check does not use the pool: the shop must not look unavailable when the
 * whole pool is in use.
 */
async function databaseAnswers({ answers, db }: Database): Promise<boolean> {
  if (answers) return await answers()
  try {
    await db.execute('select 1')
    return true
  } catch {
    return false
  }
}
