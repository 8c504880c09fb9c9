import { calendarDay } from '#base/time.ts'
import { clearAlert, raiseAlert } from '#server/database/alerts.ts'
import type { Shop } from '#server/shop.ts'
import { readSellerState } from './queries-seller.ts'

/** Alerts staff while facts about the seller are missing: on Today, by e-mail and in the log. */
export async function checkSeller(shop: Shop): Promise<void> {
  const { missing, takesPayments, until } = await readSellerState(shop)
  const { db, log, now } = shop
  const alert = missing.length === 0 ? undefined : takesPayments ? 'seller-deadline' : 'seller-missing'
  for (const name of ['seller-deadline', 'seller-missing']) if (name !== alert) await clearAlert(db, name)
  if (alert === undefined) return
  await raiseAlert(db, now(), alert)
  if (until === null)
    log.warn({ missing }, 'card and coin payments are refused: details of the seller are missing in the settings')
  else
    log.warn(
      { missing, until: calendarDay(new Date(until)) },
      'details of the seller are missing in the settings: card and coin payments stop on the date in the field `until`',
    )
}
