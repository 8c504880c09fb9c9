import { type SQL, sql } from 'drizzle-orm'

/**
 * Whole cents of the price of `order`, a row of `customer_order` that a query reads, that have gone back; half up. A part goes back to a card
 * alone and is reckoned by what it was charged, cents or kopecks; coins and transfers go back whole. A dispute that was lost counts as all.
 */
export function givenBackCents(order: SQL): SQL<number> {
  // No product begins with two integers: a large price would exceed four bytes.
  return sql<number>`
    (case when ${order}.status = 'refunded' then ${order}.total_cents else coalesce((
      select case when paying.attention = 'dispute-lost' then ${order}.total_cents
        else least(
          ${order}.total_cents,
          div(gone.units * 2 * ${order}.total_cents + paying.amount_cents, paying.amount_cents * 2::numeric)
        ) end
      from settlement as settled
      join card_attempt as paying on paying.id = settled.reference
      cross join lateral (
        select coalesce(sum(refund.units), 0) as units from refund
        where refund.method = 'card' and refund.reference = paying.id and refund.status = 'done'
      ) as gone
      where settled.order_id = ${order}.id and settled.method = 'card'
    ), 0) end)::int`
}
