import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#server/database/database.ts'
import { columnsWith, PERSONAL_COLUMNS } from '../../test/personal-columns.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../test/sign-in.ts'
import { SEALED_COLUMNS } from './features.ts'

const EMAIL = 'anna-of-all-columns@example.com'
const PHONE = '+79165550177'
/** Columns whose text has a required format. */
const FORMS: Record<string, (mark: string) => unknown> = {
  'consultant_conversation.turns': (mark) => JSON.stringify([{ role: 'visitor', text: mark }]),
  'consultant_handoff.question': (mark) => JSON.stringify({ email: mark, name: '', note: '', turns: [] }),
  'proof.names': (mark) => JSON.stringify([mark]),
  'order_event.facts': (mark) => ({ text: mark }),
  'name_reading.readings': (mark) =>
    JSON.stringify([{ name: mark, devanagari: 'आ', by: 'customer', at: '2026-11-28T10:00:00.000Z' }]),
}
/** Columns that contain a contact. The row can be found by this contact. */
const CONTACTS: Record<string, string> = {
  'account.email': EMAIL,
  'account.phone': PHONE,
  'customer_order.customer_email': EMAIL,
  'message.recipient': EMAIL,
  'partner_client.email': EMAIL,
}
const markOf = (column: string) => CONTACTS[column] ?? `said-of-anna ${column}`
const OF_A_PERSON = columnsWith('personal', 'sealed')

let shop: TestShop
let anna: Browser
let id: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  anna = await signIn(shop, EMAIL)
  id = (await anna.call('GET', '/api/auth/me')).body.account.id
  const { db, keys } = shop.shop
  const phone = keys.seal(PHONE, { table: 'account', row: id, column: 'phone' })
  await db.execute(sql`update account set phone = ${phone} where id = ${id}`)
  await db.execute(sql`update session set device = ${markOf('session.device')} where account_id = ${id}`)
  await writeEverywhere()
}, 120_000)
afterAll(() => shop.close())

/** Adds a row about Anna to every table with personal texts. Each column with personal text contains a mark. */
async function writeEverywhere(): Promise<void> {
  await put('customer_profile', { id, account_id: id })
  await put('ritual_plan', { id, account_id: id })
  await put('passkey', { id, account_id: id })
  await put('priest_profile', { id, account_id: id })
  await put('consultant_conversation', { id, account_id: id, lang: 'ru' })
  await put('consultant_handoff', { id, account_id: id, lang: 'ru' })
  await put('message', { id, channel: 'email', lang: 'ru' })
  await put('customer_order', { id, account_id: id, lang: 'ru', status: 'completed', payment_method: 'card' })
  for (const table of ['gift', 'order_plan']) await put(table, { id })
  await put('name_reading', { id, order_id: id })
  await put('wish_translation', { id, lang: 'en', source: 'typed' })
  await put('telegram_link', { id, account_id: id, lang: 'ru' })
  await put('order_event', { id, order_id: id, kind: 'note' })
  await put('order_event', { id: 'step', order_id: id, kind: 'status', facts: { reason: 'said-of-anna of a step' } })
  await put('manual_confirmation', { id, order_id: id, status: 'settled' })
  await put('payment_account', { id, chain: 'bitcoin' })
  await put('payment', { id, order_id: id, currency: 'bitcoin', chain: 'bitcoin', account: id, status: 'completed' })
  await put('card_attempt', { id: 'card', order_id: id, provider: 'sandbox', currency: 'USD', lang: 'ru' })
  await put('review_decision', { method: 'crypto', reference: id, attention: 'late', decision: 'accepted' })
  await put('review_decision', {
    method: 'card',
    reference: 'card',
    attention: 'disputed',
    decision: 'accepted',
    note: 'said-of-anna of a card',
  })
  await put('refund', { id, method: 'card', reference: 'card', order_id: id, currency: 'USD', status: 'done' })
  await put('proof', { id, order_id: id, state: 'draft', position: 0 })
  await put('proof_entry', { id, proof_id: id })
  await put('review', { id, order_id: id, state: 'declined', lang: 'ru' })
  await put('group_ritual', { id })
  await put('group_place', { id, group_id: id })
  await put('partner', { id, commission: { usual: { kind: 'fixed', cents: 1 }, rituals: {} } })
  await put('partner_payout', { id, partner_id: id, month: '2026-10' })
  await put('partner_handover', { id, partner_id: id })
  await put('partner', { id: 'other', name: 'Other', commission: { usual: { kind: 'fixed', cents: 1 }, rituals: {} } })
  await put('partner_client', { id, partner_id: 'other', lang: 'ru' })
  await put('partner_order', { id, partner_id: 'other', client_id: id })
}

type ColumnDescription = { column_name: string; data_type: string; is_nullable: string; column_default: string | null }
const FILLED: Record<string, unknown> = { text: '', jsonb: {}, boolean: false, date: '2026-11-28' }

/** Inserts a row: the given values, a mark in every personal column, and valid values in all other columns. */
async function put(table: string, given: Record<string, unknown>): Promise<void> {
  const { db, keys, now } = shop.shop
  const columns = rowsOf<ColumnDescription>(
    await db.execute(sql`select column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`),
  )
  const values = columns.flatMap(({ column_name: column, data_type: type, ...rules }): [string, SQL][] => {
    const name = `${table}.${column}`
    const marked = (FORMS[name] ?? ((mark: string) => mark))(markOf(name))
    const needed = rules.is_nullable === 'NO' && rules.column_default === null
    const filled = type in FILLED ? FILLED[type] : type.startsWith('timestamp') ? now().toISOString() : 1
    const sealed = () => keys.seal(String(marked), { table, row: String(given.id), column })
    const value = PERSONAL_COLUMNS[table]?.sealed?.split(' ').includes(column)
      ? sealed()
      : OF_A_PERSON.includes(name)
        ? marked
        : needed
          ? filled
          : undefined
    const final = column in given ? given[column] : value
    if (final === undefined) return []
    return [[column, type === 'jsonb' ? sql`${JSON.stringify(final)}::jsonb` : sql`${final}`]]
  })
  const names = values.map(([column]) => sql.identifier(column))
  const [into, what] = [
    sql.join(names, sql`, `),
    sql.join(
      values.map(([, value]) => value),
      sql`, `,
    ),
  ]
  await db.execute(sql`insert into ${sql.identifier(table)} (${into}) values (${what})`)
}

/** Every text and JSON column, as `table.column`. */
async function listColumns(): Promise<string[]> {
  const texts = sql`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type not in
      ('integer', 'bigint', 'smallint', 'boolean', 'numeric', 'real', 'date', 'timestamp with time zone')`
  return rowsOf<{ name: string }>(await shop.shop.db.execute(texts)).map(({ name }) => name)
}

/** Every text of every row, with its column name in front. Encrypted texts are decrypted. */
async function readEverything(): Promise<string[]> {
  const { db, keys } = shop.shop
  const found: string[] = []
  for (const table of Object.keys(PERSONAL_COLUMNS)) {
    const rows = rowsOf<{ row: Record<string, unknown> }>(
      await db.execute(sql`select to_jsonb(held) as row from ${sql.identifier(table)} as held`),
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const isSealed = typeof value === 'string' && keys.isSealed(value)
        const text = isSealed ? keys.open(value, { table, row: String(row.id), column }) : JSON.stringify(value)
        found.push(`${table}.${column}: ${text}`)
      }
  }
  return found
}

it('every text column of the database is in exactly one class of personal data', async () => {
  const classified = columnsWith('personal', 'sealed', 'trace', 'kept', 'plain')
  expect(classified.toSorted()).toEqual((await listColumns()).toSorted())
})

it('every encrypted column is classified as personal or secret', () => {
  const sealed = SEALED_COLUMNS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  const secrets = ['message.body', 'message.html', 'message.code', 'totp_factor.secret']
  const known = [...columnsWith('sealed'), ...secrets, 'second_factor_challenge.secret']
  expect(sealed.toSorted()).toEqual(known.toSorted())
})

it('personal data in a column is exported, and deleted with the account', {
  timeout: 120_000,
}, async () => {
  const before = await readEverything()
  const lacks = (texts: string[]) => OF_A_PERSON.filter((name) => !texts.some((text) => holds(text, name)))
  expect(lacks(before), 'columns that this test does not fill').toEqual([])

  const exported = JSON.stringify((await anna.call('GET', '/api/account/export')).body)
  const marks = [...OF_A_PERSON.map(markOf), 'said-of-anna of a step', 'said-of-anna of a card']
  expect(
    marks.filter((mark) => !exported.includes(`"${mark}`)),
    'missing in the export',
  ).toEqual([])

  expect((await anna.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
  const left = (await readEverything()).filter((text) => /said-of-anna|anna-of-all-columns|9165550177/.test(text))
  expect(left, 'left after erasure').toEqual([])
})

/** True if a text belongs to this column. The colon marks the end of the name, because `proof.text_ru` also starts with `proof.text`. */
function holds(text: string, name: string): boolean {
  return text.startsWith(`${name}: `) && text.includes(markOf(name))
}
