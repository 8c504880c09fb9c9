import { z } from 'zod'

/** The address of Telegram, or of a test server on this machine that replaces Telegram. */
const API = /^https:\/\/api\.telegram\.org$|^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/

/** The variables of the Telegram bot. Without a token there is no bot. */
export const TELEGRAM = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .trim()
    .regex(/^\d{5,20}:[\w-]{20,100}$/, 'must be the token that @BotFather gave')
    .optional(),
  /**
   * Telegram sends this secret with each update, which proves where the update comes from. If this variable is not set, the secret is derived from
   * SECRET_KEYS.
   */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, underscores or dashes')
    .optional(),
  TELEGRAM_API_URL: z
    .string()
    .trim()
    .regex(API, 'must be https://api.telegram.org; for tests a server on this machine')
    .default('https://api.telegram.org'),
}

type Telegram = {
  TELEGRAM_BOT_TOKEN?: string | undefined
  TELEGRAM_WEBHOOK_SECRET?: string | undefined
  TELEGRAM_API_URL: string
  PUBLIC_ORIGIN?: string | undefined
}

/** Lists the faults in the variables of Telegram. Telegram sends updates only to an address with TLS. */
export function faultsOfTelegram(config: Telegram): string[] {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: secret, TELEGRAM_API_URL: api, PUBLIC_ORIGIN } = config
  if (!token) return secret ? ['TELEGRAM_BOT_TOKEN: missing (required with TELEGRAM_WEBHOOK_SECRET)'] : []
  const isReachable = PUBLIC_ORIGIN?.startsWith('https:') === true || api.startsWith('http:')
  return isReachable ? [] : ['PUBLIC_ORIGIN: must begin with https:// (required with TELEGRAM_BOT_TOKEN)']
}
