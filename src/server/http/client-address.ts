import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
/** Networks of trusted proxies. A single address counts as a network with one address. */
export type Proxies = [network: Address, bits: number][]

/** Reads a list of addresses and networks (`10.0.0.2, fd00::/8`). Invalid entries are skipped, see `unreadableProxies`. */
export function readProxies(list: string): Proxies {
  return entriesOf(list)
    .map(readNetwork)
    .filter((network) => network !== undefined)
}

/** The invalid entries of a list for `readProxies`. An entry must be an address or a network. */
export function unreadableProxies(list: string): string[] {
  return entriesOf(list).filter((entry) => readNetwork(entry) === undefined)
}

/**
 * The client's address: the address of the socket, or behind our own proxies the last address in `X-Forwarded-For` that is not a proxy. The
 * client itself can write the entries further left, so they are ignored. If the next entry is not an address, the whole list is ignored.
 */
export function clientAddress(socket: string, forwarded: string | undefined, proxies: Proxies): string {
  const own = readAddress(socket)
  if (!own) return socket
  if (!isAmong(own, proxies)) return own.toString()
  for (const entry of entriesOf(forwarded ?? '').toReversed()) {
    const address = readAddress(withoutPort(entry))
    if (!address) break
    if (!isAmong(address, proxies)) return address.toString()
  }
  return own.toString()
}

/** True if a socket's address belongs to a proxy. */
export function isAmongProxies(socket: string, proxies: Proxies): boolean {
  const address = readAddress(socket)
  return address !== undefined && isAmong(address, proxies)
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function readNetwork(entry: string): Proxies[number] | undefined {
  const address = readAddress(entry)
  if (address) return [address, address.kind() === 'ipv4' ? 32 : 128]
  const [start = ''] = entry.split('/')
  if (!readAddress(start) || !ipaddr.isValidCIDR(entry)) return undefined
  return ipaddr.parseCIDR(entry)
}

/** Returns IPv4 for an IPv4-mapped IPv6 address of a dual-stack socket. Legacy forms (`10.1`, `0x7f.1`) do not count as addresses. */
function readAddress(text: string): Address | undefined {
  const isPlain = text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text)
  return isPlain ? ipaddr.process(text) : undefined
}

function isAmong(address: Address, proxies: Proxies): boolean {
  return proxies.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits))
}

/** Some proxies add the port. The port does not identify the client, which can use another port at any time. */
function withoutPort(entry: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry
}
