import { HOUR, MINUTE } from '#base/time.ts'

/** Who orders: the mailbox that the e-mail goes to, the range of addresses of the call, and the account when there is one. */
type Orderer = { mailbox: string; range: string; accountId?: string | undefined }

/** How many orders may be placed in an hour for one mailbox, by one account, and from one range of addresses. */
export function orderLimits({ mailbox, range, accountId }: Orderer) {
  return [
    { key: `order:ip:${range}`, most: 60, windowMs: HOUR },
    { key: `order:to:${mailbox}`, most: 20, windowMs: HOUR },
    ...(accountId === undefined ? [] : [{ key: `order:by:${accountId}`, most: 20, windowMs: HOUR }]),
  ]
}

/** How often an account may read the list of its orders, which may be long. */
export function listLimit(accountId: string) {
  return { key: `orders:${accountId}`, most: 60, windowMs: MINUTE }
}

/** How many orders one account, or one guest's mailbox, may have that still wait to be paid. */
export function mostUnpaid(account: object | undefined): number {
  return account ? 50 : 30
}
