import pino, { type Logger } from 'pino'
import { openLogOutput } from './log-output.ts'

export type Log = Logger

const STDOUT = 1

/** Writes JSON lines to standard output, or to `to`. Never pass codes, tokens, e-mails or birth data to a log call. */
export function openLog(level: string, to: { write: (line: string) => void } = openLogOutput(STDOUT)): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return pino(options, to)
}

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError }

/** The maximum number of causes of an error that are followed. */
const DEPTH = 5

/**
 * Describes an error without its data. A failed statement contains its values, and the database repeats them in its message, so only the
 * statement and the code are logged.
 */
function describeError(error: unknown, depth = DEPTH): LoggedError | string {
  if (!(error instanceof Error)) return typeof error
  const { cause, code, query } = error as { cause?: unknown; code?: unknown; query?: unknown }
  const described: LoggedError = { type: error.name, message: messageOf(error, code, query) }
  if (typeof code === 'string') described.code = code
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (frames?.length) described.stack = frames.join('\n')
  if (cause instanceof Error && depth > 0) described.cause = describeError(cause, depth - 1) as LoggedError
  return described
}

/** A code of five characters is PostgreSQL's SQLSTATE. */
function messageOf(error: Error, code: unknown, query: unknown): string {
  if (typeof query === 'string') return `failed: ${query}`
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return 'refused by the database'
  return error.message.replace(/[^\s<>"'(,;:=]+@[^\s<>"'),;:]+/g, '[address]')
}
