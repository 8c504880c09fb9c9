import type { Config } from '#server/config.ts'
import { type Log, openLog } from '#server/log.ts'

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The log of a command that prints its own results: by default only warnings and errors. */
export function openQuietLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Log {
  return openLog(LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL)
}

/**
 * A configuration with a direct connection. A transaction pooler (PgBouncer) offers only its own database, and does not support a
 * session-level lock.
 */
export function pastPooler(config: Config): Config {
  return { ...config, DATABASE_URL: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL }
}
