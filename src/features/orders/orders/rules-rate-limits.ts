import { HOUR, MINUTE } from '#base/time.ts'

/** The sender of an order: the e-mail's mailbox, the address range of the call, and the account if there is one. */
type Orderer = { mailbox: string; range: string; accountId?: string | undefined }

/** How many orders per hour may be placed for one mailbox, by one account, and from one address range. */
export function orderLimits({ mailbox, range, accountId }: Orderer) {
  return [
    { key: `order:ip:${range}`, most: 60, windowMs: HOUR },
    { key: `order:to:${mailbox}`, most: 20, windowMs: HOUR },
    ...(accountId === undefined ? [] : [{ key: `order:by:${accountId}`, most: 20, windowMs: HOUR }]),
  ]
}

/** How often an account may read its order list, which may be long. */
export function listLimit(accountId: string) {
  return { key: `orders:${accountId}`, most: 60, windowMs: MINUTE }
}

/** How many unpaid orders an account, or a guest's mailbox, may have. */
export function mostUnpaid(account: object | undefined): number {
  return account ? 50 : 30
}
