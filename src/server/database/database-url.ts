import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode, StartError } from '../start-error.ts'
import { isDatabaseAway } from './postgres/connection-errors.ts'

const LOST = 'the connection was lost. Start again when the server is up; the work then continues where it stopped.'
const CERTIFICATE =
  'its certificate is not trusted. Fix sslmode or sslrootcert, or install another certificate on the server.'

/** The causes and remedies, by codes of system calls and of PostgreSQL (its appendix A). */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Start PostgreSQL, or fix the host and port.',
  ENOTFOUND: 'there is no such host. Fix its name.',
  EAI_AGAIN: 'the name of the host cannot be resolved. Fix it, or try again later.',
  ETIMEDOUT: 'the server did not answer in time. Fix the host and port, or the firewall.',
  EHOSTUNREACH: 'the host is unreachable. Fix its name, or the network.',
  ENETUNREACH: 'the host is unreachable. Fix its name, or the network.',
  ECONNRESET: 'the connection was closed. Is a PostgreSQL listening there?',
  ERR_INVALID_URL: 'it is not an address. The format is postgres://user:password@host:5432/database.',
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
  CERT_HAS_EXPIRED: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: CERTIFICATE,
  '22P05': 'the encoding of the database is not UTF8. Create one with createdb --encoding UTF8.',
  '25006':
    'the server is read-only: it is a replica, or default_transaction_read_only is on. Use the address of the primary.',
  '28P01': 'the password is wrong. Fix the user or the password.',
  '28000': 'this user may not log in. Fix the user or sslmode, or allow it in pg_hba.conf.',
  '3D000': 'there is no such database. Create it with createdb, or fix the name.',
  '42501': 'this user may not create or change tables there. Make it the owner of the database.',
  '53100': 'the disk of the server is full. Free some space on it, and start again.',
  '53300': 'it has no connection left for this user. Close other connections, or raise max_connections.',
  '55000': 'the server refuses it in its current state. Read its message, and start again.',
  '55P03': 'another session has locked a table for too long. Check pg_stat_activity, and start again.',
  '57014': 'a statement took longer than the server allows. Raise statement_timeout of this user.',
  '57P01': LOST,
  '57P02': LOST,
  '57P03': 'it is starting or stopping. Try again in a moment.',
}

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

/** Rethrows the error. If the address or the server is the cause, the new message names the variable and the remedy. */
export function explainUnreachable(url: string, error: unknown, variable: Variable = 'DATABASE_URL'): never {
  throw explained(url, error, variable) ?? error
}

/** Explains the error of a program that failed after it opened the database. Undefined if the database is not the cause. */
export function explainRefusal(
  { DATABASE_URL }: { DATABASE_URL?: string | undefined },
  error: unknown,
): StartError | undefined {
  return DATABASE_URL && isOfDatabase(error) ? explained(DATABASE_URL, error, 'DATABASE_URL') : undefined
}

/** Other network services fail with the same system error codes, so the code does not prove that the database failed. */
function isOfDatabase(error: unknown): boolean {
  return causesOf(error).some((cause) => SQLSTATE.test(errorCode(cause) ?? '') || cause instanceof DrizzleQueryError)
}

function explained(url: string, error: unknown, variable: Variable): StartError | undefined {
  const reason = reasonOf(error)
  if (reason === undefined) return undefined
  return new StartError(`${variable}: ${placeOf(url)}: ${reason}`, { cause: error })
}

function reasonOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const code = errorCode(cause) ?? ''
    const known = REASONS[code]
    // The server's message names the table, role or rule.
    if (known !== undefined) return SQLSTATE.test(code) ? `${known} It says: ${plain(cause.message)}` : known
  }
  for (const { message } of causesOf(error)) {
    // The driver's own errors have no code.
    if (/timeout/i.test(message)) return REASONS.ETIMEDOUT
    if (/SSL|SASL|password/i.test(message) && !message.startsWith('Failed query'))
      return `${plain(message)} Fix the user, the password or sslmode.`
    if (/terminated unexpectedly/.test(message)) return REASONS.ECONNRESET
  }
  return isDatabaseAway(error) ? LOST : undefined
}

const SQLSTATE = /^[0-9A-Z]{5}$/

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}

/** Formats a message on one line, with a full stop. */
function plain(message: string): string {
  return `${message.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')}.`
}

/** Returns the host, port and database, but never the user or the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'this text'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
