import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderFilter } from './schemas.ts'

type Export = { actorId: string; ending: string; filter: OrderFilter }

/** Records who exported a list of orders. The audit log does not contain the search text, because it may be a name. */
export async function recordExport({ db, now }: Shop, { actorId, ending, filter }: Export): Promise<void> {
  const { q, ...rest } = filter
  const after = { ending, ...rest, ...(q !== undefined && { isSearched: true }) }
  await writeAudit(db, now(), { actorId, action: 'order.export', subject: 'order', subjectId: 'list', after })
}
