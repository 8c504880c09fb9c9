import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

type Config = { SANDBOX: boolean; PUBLIC_ORIGIN?: string | undefined }

/**
 * True if a request names a host that does not belong to this shop. Without a `PUBLIC_ORIGIN`, a sandbox answers only under `localhost`, IP addresses
 * and the name of its machine. So a page on another site cannot read the sandbox by DNS rebinding. With a `PUBLIC_ORIGIN`, proxies may use
 * any host.
 */
export function openHostCheck(
  { SANDBOX, PUBLIC_ORIGIN }: Config,
  machine: string,
): (request: IncomingMessage) => boolean {
  if (!SANDBOX || PUBLIC_ORIGIN !== undefined) return () => false
  const names = namesOf(machine)
  return ({ headers: { host } }) => host !== undefined && !isOwnHost(host, names)
}

/** `box.lan` is also reachable as `box` and, by mDNS, as `box.local`. */
function namesOf(machine: string): ReadonlySet<string> {
  const full = machine.toLowerCase().replace(/\.$/, '')
  const [first = ''] = full.split('.')
  return new Set([full, first, `${first}.local`].filter((name) => name !== '' && name !== '.local'))
}

function isOwnHost(host: string, machine: ReadonlySet<string>): boolean {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::\d*)?$/.exec(host.toLowerCase()) ?? []
  if (bracketed !== undefined) return isIP(bracketed) === 6
  const name = plain.replace(/\.$/, '')
  return isIP(name) === 4 || name === 'localhost' || name.endsWith('.localhost') || machine.has(name)
}

export function refuseHost(response: ServerResponse): void {
  response.writeHead(421, {
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end(
    'Этот пробный магазин отвечает только по адресу localhost, по IP-адресу и по имени этой машины. Другой адрес задаёт PUBLIC_ORIGIN.\n' +
      'This sandbox answers only to localhost, an IP address or the name of its machine. PUBLIC_ORIGIN gives it another address.\n',
  )
}
