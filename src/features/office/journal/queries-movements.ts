import { sql } from 'drizzle-orm'
import { toAsset } from '#features/money/settlements/rules.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import type { BookedSource, EntryCurrency, EntryWay, Movement } from './model.ts'
import { type Differing, valueInCents } from './rules.ts'

type MovementRow = {
  source: string
  kind: Movement['kind']
  way: EntryWay
  orderId: string | null
  currency: EntryCurrency
  units: string
  /** The exchange rate: dollars for one whole coin or rouble, multiplied by 10⁸. */
  rate: string | null
  fee: string | null
  valueOn: string
  reference: string
  partnerId: string | null
  partner: string
}

type BookedRow = Omit<MovementRow, 'rate' | 'fee'> & {
  revision: number
  usdCents: string | null
  rate: string | null
  fee: string | null
}

/**
 * Lists the movements of money that differ from the sums booked for them, by value date. Movements are coin transfers in blocks, card charges,
 * payments confirmed by staff, finished refunds and payouts. A card charge in an unknown currency is left out until staff decide about it. If a
 * re-org removed transfers of coins from the chain, the transfers are no longer movements, and a decision about these coins moves no money.
 */
export async function listDiffering(db: Db, today: string): Promise<Differing[]> {
  const found = rowsOf<{ movement: MovementRow | null; booked: BookedRow | null }>(
    await db.execute(sql`
      with movement as (${movements(today)}), booked as (
        select source, max(revision) as revision, sum(units) as units, sum(usd_cents) as "usdCents", sum(fee_units) as fee
        from journal_entry group by source
      ), differing as (
        select movement.source as new_source, booked.source as old_source, booked.revision
        from movement full join booked on booked.source = movement.source
        where coalesce(movement.units, 0) <> coalesce(booked.units, 0) or movement.fee <> coalesce(booked.fee, 0)
      )
      select
        case when movement.source is null then null else json_build_object(
          'source', movement.source, 'kind', movement.kind, 'way', movement.way, 'orderId', movement.order_id,
          'currency', movement.currency, 'units', movement.units::text, 'rate', movement.rate::text, 'fee', movement.fee::text,
          'valueOn', movement.value_on, 'reference', movement.reference, 'partnerId', made.partner_id, 'partner', coalesce(partner.name, '')
        ) end as movement,
        case when booked.source is null then null else json_build_object(
          'source', booked.source, 'revision', booked.revision, 'kind', latest.kind, 'way', latest.way, 'orderId', latest.order_id,
          'currency', latest.currency, 'units', booked.units::text, 'usdCents', booked."usdCents"::text,
          'rate', latest.usd_rate::text, 'fee', booked.fee::text, 'valueOn', latest.value_on, 'reference', latest.reference,
          'partnerId', latest.partner_id, 'partner', latest.partner
        ) end as booked
      from differing
        left join movement on movement.source = differing.new_source
        left join booked on booked.source = differing.old_source
        left join journal_entry as latest on latest.source = booked.source and latest.revision = booked.revision
        left join partner_order as made on made.id = movement.order_id
        left join partner on partner.id = coalesce(movement.partner_id, made.partner_id)
      order by coalesce(movement.value_on, latest.value_on::text), coalesce(movement.source, booked.source)`),
  )
  return found.map(({ movement, booked }) => ({
    movement: movement ? toMovement(movement) : undefined,
    booked: booked ? toBooked(booked) : undefined,
  }))
}

function toMovement({ rate, fee, ...row }: MovementRow): Movement {
  const units = BigInt(row.units)
  const usdRate = rate === null ? null : BigInt(rate)
  const usdCents = valueInCents(toAsset(row.currency), units, usdRate)
  return { ...row, units, usdCents, usdRate, feeUnits: fee === null ? null : BigInt(fee) }
}

function toBooked({ rate, fee, usdCents, ...row }: BookedRow): BookedSource {
  return {
    ...row,
    units: BigInt(row.units),
    usdCents: usdCents === null ? null : Number(usdCents),
    usdRate: rate === null ? null : BigInt(rate),
    feeUnits: fee === null ? null : BigInt(fee),
  }
}

/** The SQL query of all movements of money. Money that leaves the shop has negative units. */
function movements(today: string) {
  const day = (instant: string) => sql.raw(`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`)
  // The result is dollars for one rouble, multiplied by 10⁸. Both sums are in hundredths, so no other factor is needed.
  const cardRate = sql.raw(
    `case when card.currency <> 'USD' then round(card.price_cents * 100000000::numeric / card.amount_cents) end`,
  )
  const taken = sql.raw('coalesce(card.taken_cents, card.amount_cents)')
  const refunded = sql.raw(
    `(select coalesce(sum(units), 0) from refund where method = 'card' and reference = card.id and status = 'done')`,
  )
  return sql`
    select 'coin ' || t.payment_id || ' ' || t.transaction_hash || ' ' || t.currency as source, 'payment' as kind, 'crypto' as way,
      coin.order_id, t.currency, sum(t.units) as units, case when coin.currency = t.currency then coin.usd_rate end as rate,
      null::numeric as fee, min(${day('b.time')}) as value_on, t.transaction_hash as reference, null::text as partner_id
    from transfer as t join payment as coin on coin.id = t.payment_id join chain_block as b on b.chain = t.chain and b.hash = t.block_hash
    group by t.payment_id, t.transaction_hash, t.currency, coin.order_id, coin.currency, coin.usd_rate
    union all
    select 'card ' || card.id, 'payment', 'card', card.order_id, card.currency, ${taken}, ${cardRate}, card.fee_cents,
      ${day('coalesce(card.checked_at, card.closed_at, card.created_at)')}, coalesce(card.ref, card.id), null
    from card_attempt as card
    where card.status in ('paid', 'surplus', 'review') and card.attention is distinct from 'wrong-currency'
    union all
    select 'manual ' || m.id, 'payment', case when made.partner_id = m.confirmed_by then 'partner' else coalesce(m.way, 'transfer') end, m.order_id, 'USD',
      m.amount_cents, null, null, m.received_on::text, m.reference, null
    from manual_confirmation as m left join partner_order as made on made.id = m.order_id where m.status in ('settled', 'surplus')
    union all
    select 'refund ' || r.id, 'refund', coalesce(r.way, case r.method when 'manual' then 'transfer' else r.method end), r.order_id, r.currency,
      -r.units, coalesce(coin.usd_rate, ${cardRate}), null,
      coalesce(r.returned_on::text, ${day('coalesce(r.finished_at, r.requested_at)')}), coalesce(r.provider_ref, ''), null
    from refund as r left join payment as coin on r.method = 'crypto' and coin.id = r.reference
      left join card_attempt as card on r.method = 'card' and card.id = r.reference
    where r.status = 'done'
    union all
    select 'returned card ' || card.id, 'refund', 'card', card.order_id, card.currency, -(${taken} - ${refunded}), ${cardRate}, null,
      min(${day('d.decided_at')}), coalesce(card.ref, card.id), null
    from review_decision as d join card_attempt as card on card.id = d.reference
    where d.method = 'card' and d.decision = 'returned' and card.attention is distinct from 'dispute-lost'
      and card.attention is distinct from 'wrong-currency' and card.status in ('paid', 'surplus', 'review')
    group by card.id
    union all
    select 'returned coin ' || d.reference || ' ' || gone.coin, 'refund', 'crypto', coin.order_id, gone.coin, -max(gone.units::numeric),
      case when coin.currency = gone.coin then coin.usd_rate end, null, min(${day('d.decided_at')}), '', null
    from review_decision as d join payment as coin on coin.id = d.reference cross join lateral jsonb_each_text(d.about) as gone(coin, units)
    where d.method = 'crypto' and d.decision = 'returned' and d.attention <> 'reverted'
    group by d.reference, gone.coin, coin.order_id, coin.currency, coin.usd_rate
    union all
    select 'dispute ' || card.id, 'dispute', 'card', card.order_id, card.currency, -(${taken} - ${refunded}), ${cardRate}, null, ${today}::text,
      coalesce(card.ref, card.id), null
    from card_attempt as card where card.attention = 'dispute-lost'
    union all
    select 'payout ' || p.id, 'payout', case when exists (select from partner_handover as h where h.id = p.id) then 'partner' else 'transfer' end, null, 'USD', -p.amount_cents, null, null, ${day('p.marked_at')}, '', p.partner_id
    from partner_payout as p`
}
