import type pg from 'pg'
import { callerRequest } from '../http/current-call.ts'

/**
 * Appends the id of the call to each statement, as a comment that `pg_stat_activity` and the server's log show. A named (prepared)
 * statement stays as it is, since its text belongs to its name. `mayName`: the server is reached directly. Through a transaction pooler
 * (PgBouncer) the next statement may go to another connection, which does not know the name, so there names are taken off.
 * `limitOf`: how long the next statement is waited for, in milliseconds.
 */
export function markQueries(
  client: pg.PoolClient,
  { mayName, limitOf }: { mayName: boolean; limitOf: () => number },
): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  // The driver reads its limit there for each statement; its types do not know the place.
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } }
  client.query = ((question: unknown, ...rest: unknown[]) => {
    connectionParameters.query_timeout = limitOf()
    return ask(marked(question, mayName), ...rest)
  }) as typeof client.query
}

function marked(question: unknown, mayName: boolean): unknown {
  const id = callerRequest()
  const mark = id === undefined ? '' : ` /* request ${id} */`
  if (typeof question === 'string') return question + mark
  const { text, name } = (question ?? {}) as { text?: unknown; name?: unknown }
  const isAsItIs = name === undefined ? id === undefined : mayName
  if (typeof text !== 'string' || isAsItIs) return question
  return Object.assign(Object.create(Object.getPrototypeOf(question) as object) as object, question, {
    text: text + mark,
    name: undefined,
  })
}
