import { codeOf, StartError } from '../start-error.ts'

/** What stands behind the commonest codes: of system calls, and of PostgreSQL's classes 28 (who asks) and 3D (which database). */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Start PostgreSQL, or mend the host and port.',
  ENOTFOUND: 'there is no such host. Mend its name.',
  EAI_AGAIN: 'the name of the host cannot be looked up now. Mend it, or try again.',
  ETIMEDOUT: 'nothing answered in time. Mend the host and port, or open the way to them.',
  EHOSTUNREACH: 'there is no way to that host. Mend its name, or the network.',
  ENETUNREACH: 'there is no way to that host. Mend its name, or the network.',
  ECONNRESET: 'the connection was closed. Is a PostgreSQL listening there?',
  ERR_INVALID_URL: 'it is not an address. It reads postgres://user:password@host:5432/database.',
  '28P01': 'the password is wrong. Mend the user or the password.',
  '28000': 'this user may not come in. Mend the user, or allow it in pg_hba.conf.',
  '3D000': 'there is no such database. Create it with createdb, or mend the name.',
  '42501': 'this user may not create tables there. Make it the owner of the database.',
  '53300': 'it has no connection left. End others, or raise max_connections.',
  '57P03': 'it is starting or stopping. Try again in a moment.',
}

/** Throws the error anew: by the variable's name and with what to do when the address or what is behind it is at fault. */
export function explainUnreachable(
  url: string,
  error: unknown,
  variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' = 'DATABASE_URL',
): never {
  const reason = reasonOf(error)
  if (reason === undefined) throw error
  throw new StartError(`${variable}: ${placeOf(url)}: ${reason}`, { cause: error })
}

function reasonOf(error: unknown): string | undefined {
  const known = REASONS[codeOf(error) ?? '']
  if (known !== undefined || !(error instanceof Error)) return known
  // The driver's own words have no code.
  if (/timeout/i.test(error.message)) return REASONS.ETIMEDOUT
  if (/terminated unexpectedly/.test(error.message)) return REASONS.ECONNRESET
  if (/SSL|SASL|password/i.test(error.message)) return `${error.message}. Mend the user, the password or sslmode.`
  return undefined
}

/** Host, port and database, never the user or the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'this text'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
