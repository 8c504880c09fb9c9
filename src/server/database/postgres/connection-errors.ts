/** A connection was lost within a transaction: it is unknown whether a pending COMMIT was applied. */
export class ConnectionLost extends Error {
  constructor(cause: Error) {
    super('the connection to the database was lost within a transaction', { cause })
    this.name = 'ConnectionLost'
  }
}

/** The embedded database has failed. Only a restart of the process can open it again. */
export class EngineFailed extends Error {
  constructor(cause: unknown) {
    super('the embedded database has failed: its disk may be read-only or broken', { cause })
    this.name = 'EngineFailed'
  }
}

/** True if the engine could not write or read its files. A full disk is not such an error, because the engine continues to work then. */
export function isOfDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  const isAboutFiles = /Read-only file system|Input\/output error|I\/O error/i.test(error.message)
  return severity === 'PANIC' || (isAboutFiles && /^(?:58|42501)/.test(String(code)))
}

/** The server does not respond, so the shop sends nothing to it. */
export class ServerSilent extends Error {
  constructor() {
    super('the database server does not answer')
    this.name = 'ServerSilent'
  }
}

/**
 * Codes of network errors and of PostgreSQL (its appendix A): connection, resources, shutdown, serialisation, statement timeout, lock
 * timeout, timeout of an idle transaction, and a server that is not the primary.
 */
const UNAVAILABLE =
  /^(?:(?:08|53|57P|40)\w+|57014|55P03|25P0[34]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/

/** Messages of driver errors that have no code. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|Cannot use a pool after calling end/

/** True if the database was unreachable or did not answer in time: the same request may succeed a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionLost || cause instanceof ServerSilent || cause instanceof EngineFailed) return true
    if ('code' in cause && typeof cause.code === 'string' && UNAVAILABLE.test(cause.code)) return true
    if (AWAY_WORDS.test(cause.message)) return true
  }
  return false
}
