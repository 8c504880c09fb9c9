import pino, { type Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Codes, tokens, e-mails and birth data never go into a log call. */
export function openLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
