import { newId } from '#base/ids.ts'
import type { PartnerDetail } from '../../schemas-admin.ts'

type Month = Pick<PartnerDetail['months'][number], 'month' | 'payoutsUsd'>

/**
 * The id of the payout that comes next for a month: the same however often it is begun, until more is known to be paid out. So one whose
 * answer was lost is not booked twice, also where the table could not be read since.
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
