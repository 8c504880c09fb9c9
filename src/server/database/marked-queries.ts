import type pg from 'pg'
import { callerRequest } from '../http/current-call.ts'

/**
 * Writes the id of the call behind each statement, where `pg_stat_activity` and the server's own log show it beside what runs. It costs no
 * question of its own; a statement with a name keeps its text, by which the server knows it.
 */
export function markQueries(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((question: unknown, ...rest: unknown[]) => ask(marked(question), ...rest)) as typeof client.query
}

function marked(question: unknown): unknown {
  const id = callerRequest()
  if (id === undefined) return question
  if (typeof question === 'string') return `${question} /* request ${id} */`
  const { text, name } = (question ?? {}) as { text?: unknown; name?: unknown }
  if (typeof text !== 'string' || name !== undefined) return question
  return Object.assign(Object.create(Object.getPrototypeOf(question) as object) as object, question, {
    text: `${text} /* request ${id} */`,
  })
}
