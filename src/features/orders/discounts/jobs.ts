import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { forgetUnpaidCustomers } from './commands.ts'

export function discountJobs(shop: Shop): Job[] {
  return [{ name: 'forget-discount-customers', everyMs: HOUR, work: () => forgetUnpaidCustomers(shop) }]
}
