import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { deliverDue, pruneMessages } from './commands-deliver.ts'
import type { Channel, Transport } from './model.ts'

/** One job for each configured channel, so that a slow text message service does not delay e-mails. */
export function notificationJobs(shop: Shop, transports: ReadonlyMap<Channel, Transport>): Job[] {
  return [
    ...Array.from(transports, ([channel, transport]) => ({
      name: `deliver-${channel}`,
      everyMs: SECOND,
      work: (stopping?: AbortSignal) => deliverDue(shop, channel, transport, { stopping }),
    })),
    { name: 'prune-messages', everyMs: HOUR, work: () => pruneMessages(shop) },
  ]
}
