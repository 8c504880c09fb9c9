import { sql } from 'drizzle-orm'
import type { Chain, Currency } from '../../src/features/money/settlements/model-currencies.ts'
import { type Db, rowsOf } from '../../src/server/database/database.ts'

/** All data of the payment system, as plain rows. Amounts are in the smallest units, and instants are in milliseconds. */
export type Facts = {
  orders: { id: string; due: number; withdrawn: boolean; paid: number }[]
  payments: PaymentFact[]
  blocks: { chain: Chain; height: number; hash: string }[]
  transfers: TransferFact[]
  sightings: SightingFact[]
  settlements: { order: string; method: string; reference: string; paid: bigint }[]
  surpluses: { method: string; reference: string; order: string; units: bigint }[]
  attempts: { id: string; order: string; ref: string | null; status: string; cents: number; closed: boolean }[]
  manuals: { id: string; order: string; status: string; cents: number }[]
  watches: { chain: Chain; polled: number | null; known: number | null; failed: number | null; final: number | null }[]
}
export type PaymentFact = {
  id: string
  order: string
  currency: Currency
  chain: Chain
  key: string
  cents: number
  expected: bigint
  minimum: bigint
  expires: number
  until: number
  status: string
  attention: string | null
  received: bigint
  confirmed: bigint
  credited: bigint | null
  cancelled: boolean
  closed: boolean
}
export type TransferFact = {
  chain: Chain
  block: string
  place: number
  currency: Currency
  payment: string
  units: bigint
  tx: string
  height: number
}
export type SightingFact = {
  payment: string
  tx: string
  currency: Currency
  chain: Chain
  units: bigint
  seen: number
  waits: boolean
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
/** Amounts are written as `123n`, because JSON numbers lose precision. */
const big = (column: string) => `${column}::text || 'n'`

const SELECTS: Record<keyof Facts, string> = {
  orders: 'select id, due, withdrawn, paid from model_order order by id',
  payments: `select id, order_id as order, currency, chain, address_key as key, price_cents as cents, ${big('expected')} as expected,
    ${big('minimum')} as minimum, ${ms('expires_at')} as expires, ${ms('watch_until')} as until, status, attention,
    ${big('received')} as received, ${big('confirmed')} as confirmed, ${big('credited')} as credited,
    cancelled_at is not null as cancelled, closed_at is not null as closed from payment order by created_at, account, index`,
  blocks: 'select chain, height, hash from chain_block order by height',
  transfers: `select chain, block_hash as block, event_index as place, currency, payment_id as payment, ${big('units')} as units,
    transaction_hash as tx, height from transfer`,
  sightings: `select payment_id as payment, transaction_hash as tx, currency, chain, ${big('units')} as units,
    ${ms('first_seen_at')} as seen, in_mempool as waits from sighting`,
  settlements: `select order_id as order, method, reference, ${big('paid')} as paid from settlement`,
  surpluses: `select method, reference, order_id as order, ${big('units')} as units from surplus`,
  attempts:
    'select id, order_id as order, ref, status, amount_cents as cents, closed_at is not null as closed from card_attempt order by created_at, id',
  manuals:
    'select id, order_id as order, status, amount_cents as cents from manual_confirmation order by confirmed_at, id',
  watches: `select chain, ${ms('polled_at')} as polled, ${ms('known_until')} as known, ${ms('failed_at')} as failed, finalized as final from chain_watch`,
}

const QUERY = `select json_build_object(${Object.entries(SELECTS)
  .map(([name, select]) => `'${name}', (select coalesce(json_agg(t), '[]') from (${select}) t)`)
  .join(', ')})::text`

/** Creates a database function for the query, so that the database plans the query only once. */
export async function makeFactsFunction(db: Db): Promise<void> {
  const body = `begin return (${QUERY}); end`
  await db.execute(sql.raw(`create or replace function model_facts() returns text language plpgsql as $$ ${body} $$`))
}

/** Reads all data at one instant. */
export async function readFacts(db: Db): Promise<Facts> {
  const [row] = rowsOf<{ facts: string }>(await db.execute(sql`select model_facts() as facts`))
  return JSON.parse(row?.facts ?? '{}', (_, value: unknown) =>
    typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  ) as Facts
}
