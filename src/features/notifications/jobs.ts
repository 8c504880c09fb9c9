import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { deliverDue, forgetOldMessages } from './commands-deliver.ts'
import type { Channel } from './model.ts'
import type { Carrier } from './model-delivery.ts'

/** One job for each way that is configured, so that a slow gateway holds up no letters. */
export function notificationJobs(shop: Shop, carriers: ReadonlyMap<Channel, Carrier>): Job[] {
  return [
    ...Array.from(carriers, ([channel, carrier]) => ({
      name: `deliver-${channel}`,
      everyMs: SECOND,
      work: (stopping?: AbortSignal) => deliverDue(shop, channel, carrier, { stopping }),
    })),
    { name: 'forget-old-messages', everyMs: HOUR, work: () => forgetOldMessages(shop) },
  ]
}
