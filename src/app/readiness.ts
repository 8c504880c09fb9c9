import type { Database } from '#server/database/database.ts'

/** Whether the database serves. A server is asked beside the pool, so that calls that hold all of it do not make the shop seem away. */
export async function databaseAnswers({ answers, db }: Database): Promise<boolean> {
  if (answers) return await answers()
  try {
    await db.execute('select 1')
    return true
  } catch {
    return false
  }
}
