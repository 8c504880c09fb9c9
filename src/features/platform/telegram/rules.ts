import { HOUR, MINUTE } from '#base/time.ts'

/** The time for which a link to the bot works. */
export const REQUEST_LIFE = 15 * MINUTE

/** The URL that opens the bot with a token. Telegram passes the token on with the command /start. */
export function startUrl(botName: string, token: string): string {
  return `https://t.me/${botName}?start=${token}`
}

type Command = { kind: 'start'; token: string } | { kind: 'stop' } | { kind: 'other' }

/** The command in a message to the bot. */
export function readCommand(text: string): Command {
  const [, name = '', token = ''] = /^\/(start|stop)(?:@\w+)?(?:\s+(\S+))?\s*$/i.exec(text) ?? []
  if (name.toLowerCase() === 'stop') return { kind: 'stop' }
  return name.toLowerCase() === 'start' && token !== '' ? { kind: 'start', token } : { kind: 'other' }
}

/** The maximum number of links to the bot for one order or account. There is a limit because each link is stored. */
export function requestLimit(owner: string) {
  return { key: `telegram:${owner}`, most: 20, windowMs: HOUR }
}
