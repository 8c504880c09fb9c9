import type pg from 'pg'
import { callerRequest } from '../http/current-call.ts'

/**
 * Writes the id of the call behind each statement, where `pg_stat_activity` and the server's own log show it beside what runs. It costs no
 * question of its own; a statement with a name keeps its text, by which the server knows it. `mayName`: the server is reached itself. Behind a
 * pooler of transactions the next statement may come to another of its connections, which knows no names.
 */
export function markQueries(client: pg.PoolClient, { mayName }: { mayName: boolean }): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((question: unknown, ...rest: unknown[]) =>
    ask(marked(question, mayName), ...rest)) as typeof client.query
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
