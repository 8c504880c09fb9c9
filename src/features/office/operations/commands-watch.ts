import { after, DAY, MINUTE, SECOND } from '#base/time.ts'
import { Refusal } from '#base/refusal.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { COINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { isDelivered } from '#features/platform/notifications/rules.ts'
import { clearAlert, listAlerts, raiseAlert } from '#server/database/alerts.ts'
import type { Shop } from '#server/shop.ts'
import type { Health } from './model.ts'
import { findCardFacts, listChainFacts, listCompleteDrafts } from './queries-alerts.ts'
import { readFigures } from './queries-metrics.ts'
import { type AlertFacts, causesOf, heldCauses, splitAlert } from './rules-alerts.ts'

/**
 * Another process may see a cause that this process does not see, such as a full disk on its own machine. So an alert ends only when no
 * process has seen its cause for this time.
 */
const UNSEEN_FOR = 3 * MINUTE

/** The kinds of alerts that this job raises and ends. The part of the shop that raises another alert also ends it. */
const WATCHED = new Set([
  'way-dead',
  'rates-stale',
  'disk-low',
  'backup-late',
  'backup-broken',
  'archive-late',
  'mail-stands',
  'jobs-late',
  'proof-to-check',
])

export type WatchContext = {
  shop: Shop
  payments: Pick<PaymentsContext, 'chains' | 'accounts' | 'rates'>
  readHealth: () => Promise<Health>
  isBackupRestorable: () => boolean | undefined
}

/** Looks for urgent problems, and raises or ends their alerts. */
export function openWatch(context: WatchContext): () => Promise<void> {
  const since = new Map<string, Date>()
  return async () => {
    const { db, now: readNow } = context.shop
    const now = readNow()
    const held = heldCauses(causesOf(await readFacts(context, now)), since, now)
    for (const name of held) await raiseAlert(db, now, name)
    const seen = new Set(held)
    for (const { name } of await listAlerts(db, now))
      if (!seen.has(name) && WATCHED.has(splitAlert(name).kind)) await clearAlert(db, name, after(now, -UNSEEN_FOR))
  }
}

async function readFacts({ shop, payments, ...health }: WatchContext, now: Date): Promise<AlertFacts> {
  const { db, config, settings } = shop
  const offered = CURRENCIES.filter((currency) => {
    const { chain } = COINS[currency]
    return settings().paymentMethods[currency].enabled && payments.chains[chain] && payments.accounts[chain]
  })
  const chains = [...new Set(offered.map((currency) => COINS[currency].chain))]
  const { disk, backup, archive, lateJobs } = await health.readHealth()
  const { mailStandsSeconds } = await readFigures(db, now)
  return {
    now,
    startedAt: new Date(now.getTime() - process.uptime() * SECOND),
    chains: await listChainFacts(db, chains),
    cards: await findCardFacts(db, after(now, -DAY)),
    areRatesMissing: await lacksRate(payments, offered),
    disk,
    backup: backup && { isLate: backup.isLate, isRestorable: health.isBackupRestorable() },
    isArchiveLate: archive?.isLate === true,
    mailStandsMs: isDelivered('email', config) ? mailStandsSeconds * SECOND : null,
    lateJobs,
    drafts: await listCompleteDrafts(db, now),
  }
}

/** True if an offered coin has no price. A price that is too old counts as no price. */
async function lacksRate(
  { rates }: WatchContext['payments'],
  offered: (typeof CURRENCIES)[number][],
): Promise<boolean> {
  for (const currency of offered) {
    try {
      await rates.usdFor(currency)
    } catch (error) {
      if (error instanceof Refusal) return true
      throw error
    }
  }
  return false
}
