import { inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/database/database.ts'
import { partners } from './tables.ts'

/**
 * Adds up the cash that each partner has: money that the partner reported as received, minus the money that the partner gave to the shop or
 * returned to customers. Negative if the partner gave more than that. With `before` this function adds only money received before this day. It
 * subtracts the returns of this money, and all sums given until now.
 */
export async function sumHeldCash(db: Db, ids: string[], before?: string): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const isCounted = before === undefined ? sql`true` : sql`m.received_on < ${before}::date`
  const found = await db.execute(sql`
    select ${partners.id} as id, (
      coalesce((select sum(m.amount_cents) from partner_order o join manual_confirmation m on m.order_id = o.id
        where o.partner_id = ${partners.id} and m.confirmed_by = ${partners.id} and m.status in ('settled', 'surplus') and ${isCounted}), 0)
      - coalesce((select sum(r.units) from partner_order o join refund r on r.order_id = o.id
        left join manual_confirmation m on m.id = r.reference and m.confirmed_by = ${partners.id}
        where o.partner_id = ${partners.id} and (m.id is null or ${isCounted}) and r.method = 'manual' and r.way = 'partner' and r.status = 'done'), 0)
      - coalesce((select sum(h.amount_cents) from partner_handover h where h.partner_id = ${partners.id}), 0)
    )::float8 as held
    from ${partners} where ${inArray(partners.id, ids)}`)
  return new Map(rowsOf<{ id: string; held: number }>(found).map(({ id, held }) => [id, held]))
}
