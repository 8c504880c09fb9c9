import { vi } from 'vitest'
import { type Db, rowsOf } from '../src/server/database/database.ts'

type Statement = { sql: string; params: unknown[] }
type Session = {
  prepareQuery: (statement: Statement, ...rest: unknown[]) => { execute: () => Promise<unknown> }
}

/** Records the statements that `work` sends through `db` outside of transactions. */
export async function recordStatements(db: Db, work: () => Promise<unknown>): Promise<Statement[]> {
  const watched = vi.spyOn(sessionOf(db), 'prepareQuery')
  try {
    await work()
    return watched.mock.calls.map(([statement]) => statement)
  } finally {
    watched.mockRestore()
  }
}

/** The database's plan for a statement. */
export async function explainStatement(db: Db, { sql, params }: Statement): Promise<string> {
  const explained = sessionOf(db).prepareQuery({ sql: `explain ${sql}`, params }, undefined, undefined, false)
  return rowsOf<Record<string, string>>(await explained.execute())
    .map((row) => row['QUERY PLAN'])
    .join('\n')
}

function sessionOf(db: Db): Session {
  // Every statement goes through the session, but Drizzle's types do not declare it.
  return (db as unknown as { session: Session }).session
}
