import { isIP } from 'node:net'

/**
 * The address of the client: of the socket, or behind our own proxies the nearest in `X-Forwarded-For` that is none of them. What stands
 * further left was written by whoever came, and counts for nothing; so does a list whose next entry is no address.
 */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: string): string {
  const proxies = trusted.split(',').map((entry) => readAddress(entry))
  const own = readAddress(socket) ?? socket
  if (!proxies.includes(own)) return own
  const hops = (forwarded ?? '').split(',').filter((entry) => entry.trim() !== '')
  for (const hop of hops.toReversed()) {
    const address = readAddress(hop)
    if (address === undefined) return own
    if (!proxies.includes(address)) return address
  }
  return own
}

/** Without the port some proxies add, and an IPv4 address as such where a socket for both writes it as IPv6. */
function readAddress(entry: string): string | undefined {
  const text = entry.trim()
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  return isIP(address) === 0 ? undefined : address.toLowerCase()
}
