/** EverShop allows 300 pages or 120 API calls per minute from one address. Behind a proxy EverShop trusts this header. */
export function visitorHeaders(): Record<string, string> {
  visitors += 1
  return { 'x-forwarded-for': visitorAddress(visitors) }
}

/** A private address. Each of sixteen million visitors gets a different one. */
export function visitorAddress(place: number): string {
  return `10.${(place >> 16) % 256}.${(place >> 8) % 256}.${place % 256}`
}

let visitors = 0
