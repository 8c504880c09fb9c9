import { HOUR } from '#base/time.ts'

/** How many orders may be placed for one mailbox, and from one range of addresses, in an hour. */
export function orderLimits(mailbox: string, range: string) {
  return [
    { key: `order:ip:${range}`, most: 60, windowMs: HOUR },
    { key: `order:to:${mailbox}`, most: 20, windowMs: HOUR },
  ]
}
