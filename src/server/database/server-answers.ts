import pg from 'pg'
import { SECOND } from '#base/time.ts'
import { codeOf } from '../start-error.ts'

const PATIENCE = SECOND
/** A refusal of the server, such as one that has no connection left, is an answer too. */
const SQLSTATE = /^[0-9A-Z]{5}$/

/** Whether a server answers over a connection that is made anew: one that was there may have been lost without a word. */
export async function serverAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    fallback_application_name: 'ahuti look',
  })
  // An error that nobody hears would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return SQLSTATE.test(codeOf(error) ?? '')
  } finally {
    void client.end().catch(() => {})
  }
}
