import { newId } from '#base/ids.ts'
import type { PartnerDetail } from '../../schemas-admin.ts'

type Month = Pick<PartnerDetail['months'][number], 'month' | 'payoutsUsd'>

/**
 * The id of a month's next payout: it stays the same until the table shows more paid out. So a payout with a lost answer is not booked
 * twice, even if the table could not be loaded since.
 */
export function keepPayoutIds(): (partnerId: string, month: Month) => string {
  const ids = new Map<string, string>()
  return (partnerId, { month, payoutsUsd }) => {
    const next = `${partnerId} ${month} ${payoutsUsd}`
    const id = ids.get(next) ?? newId()
    ids.set(next, id)
    return id
  }
}
