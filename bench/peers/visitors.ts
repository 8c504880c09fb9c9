/**
 * A header with the address of another visitor for each call. EverShop allows 300 pages or 120 API calls per minute from one address, and
 * trusts this header as if it came from a proxy.
 */
export function visitorHeaders(): Record<string, string> {
  visitors += 1
  return { 'x-forwarded-for': visitorAddress(visitors) }
}

/** A private address. Each of sixteen million visitors gets a different one. */
export function visitorAddress(place: number): string {
  return `10.${(place >> 16) % 256}.${(place >> 8) % 256}.${place % 256}`
}

let visitors = 0
