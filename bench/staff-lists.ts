import { DAY } from '../src/base/time.ts'
import { type Browser, signIn } from '../test/sign-in.ts'
import type { TestShop } from '../test/shop.ts'
import type { Bench, Part } from './bench.ts'
import { openPool, openShop } from './database.ts'
import { absoluteAtMost, amount, type Figure } from './figures.ts'
import { median, timeOnce } from './rounds.ts'

const ORDERS = 10_000
const CUSTOMERS = 2000
const LIMIT_MS = 50
const TURNS_PER_ROUND = 5

export const staffLists: Part = {
  name: 'staff-lists',
  about: `the staff's lists at ${amount(ORDERS, 'orders')} and ${amount(CUSTOMERS, 'customers')}`,
  measure,
}

/** Lists by what the staff asks of them; `{id}` and `{hash}` are those of an order in the middle. */
const LISTS: [what: string, path: string][] = [
  ['newest', '/api/admin/orders'],
  ['a hundred of one status', '/api/admin/orders?status=completed&limit=100'],
  ['by number', '/api/admin/orders?q=%23{number}'],
  ['by name', '/api/admin/orders?q=customer%20no77'],
  ['by a name of all', '/api/admin/orders?q=customer'],
  ['by e-mail', '/api/admin/orders?q=person77@example.com'],
  ['by transaction', '/api/admin/orders?q={hash}'],
  ['of a half-year', `/api/admin/orders?from=${new Date(Date.now() - 180 * DAY).toISOString().slice(0, 10)}&limit=100`],
  ['counts by status', '/api/admin/orders/counts'],
  ['one whole order', '/api/admin/orders/{id}'],
]

async function measure({ rounds, freshDatabase }: Bench): Promise<Figure[]> {
  const url = await freshDatabase()
  const shop = await openShop({ DATABASE_URL: url })
  const pool = openPool(url, 2)
  try {
    for (const statement of SEED) await pool.query(statement)
    await pool.query('analyze')
    const staff = await signIn(shop, 'admin@example.com')
    const { rows } = await pool.query<{ id: string; hash: string }>(
      `select order_id as id, transaction_hash as hash from payment where transaction_hash is not null limit 1`,
    )
    const { id = '', hash = '' } = rows[0] ?? {}
    const figures: Figure[] = []
    for (const [what, pattern] of LISTS) {
      const path = pattern.replace('{id}', id).replace('{number}', id.slice(0, 8)).replace('{hash}', hash)
      const times: number[] = []
      await read(shop, staff, path)
      for (let turn = 0; turn < rounds * TURNS_PER_ROUND; turn += 1)
        times.push(await timeOnce(() => read(shop, staff, path)))
      figures.push(figureOf(what, times))
    }
    return figures
  } finally {
    await pool.end()
    await shop.close()
  }
}

/** The whole answer, as a process gives it; the test shop's own call would check its shape as well. */
async function read({ api }: TestShop, { cookies }: Browser, path: string): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await api.request(`http://localhost${path}`, { headers: { cookie } })
  const body = await response.text()
  if (response.status !== 200 || body.includes('"items":[]'))
    throw new Error(`${path} was answered ${body.slice(0, 200)}`)
}

function figureOf(what: string, times: number[]): Figure {
  const sorted = times.toSorted((one, other) => one - other)
  const seen = `slowest of ${times.length} ${amount(sorted.at(-1) ?? 0, 'ms')}`
  return absoluteAtMost(median(times), 'ms', { what: `Orders of the staff, ${what}`, limit: LIMIT_MS, seen })
}

/** Ids that are the same in every run: the customer, order or payment by its number. */
const id = (kind: string, number: string) => `md5('${kind}' || ${number})`

/** Five orders a customer over a year, two thirds of them paid by a coin, with their e-mails. */
const SEED = [
  `insert into account (id, email, role, lang, created_at)
   select ${id('account', 'n')}, 'person' || n || '@example.com', 'customer', 'ru', now() - interval '400 days'
   from generate_series(1, ${CUSTOMERS}) n`,
  `insert into customer_order (id, account_id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at, paid_at)
   select ${id('order', 'n')}, ${id('account', `(n % ${CUSTOMERS} + 1)`)}, 'Customer No' || (n % ${CUSTOMERS} + 1),
     'person' || (n % ${CUSTOMERS} + 1) || '@example.com', 'ru', 'crypto',
     (array['pending', 'completed', 'processing', 'ready', 'cancelled', 'ready'])[n % 6 + 1], 16400,
     date_trunc('milliseconds', now() - n * interval '52 minutes'), case when n % 6 in (0, 4) then null else now() - n * interval '50 minutes' end
   from generate_series(1, ${ORDERS}) n`,
  `insert into order_line (order_id, position, item_id, service_id, tier, names, unit_cents, quantity, weeks)
   select ${id('order', 'n')}, place, 'ganesha-basic', 'ganesha', 'basic', '{"ru": "Ганеша-яджна", "en": "Ganesha yajna"}', 8200, 1, 2
   from generate_series(1, ${ORDERS}) n, generate_series(0, 1) place`,
  `insert into payment_account (id, chain, next_index) values ('bench', 'tron', 0)`,
  `insert into payment (id, order_id, currency, chain, account, index, address, address_key, price_cents, usd_rate, expected, minimum,
     created_at, expires_at, watch_until, status, received, transaction_hash, completed_at, closed_at)
   select ${id('payment', 'n')}, ${id('order', 'n')}, 'USDT_TRC20', 'tron', 'bench', n, 'T' || n, 'T' || n, 16400, 100000000, 164000000, 164000000,
     now(), now(), now(), 'completed', 164000000, ${id('hash', 'n')} || ${id('tx', 'n')}, now(), now()
   from generate_series(1, ${ORDERS}) n where n % 6 not in (0, 4)`,
  `insert into message (id, channel, recipient, lang, subject, body, created_at, sent_at)
   select ${id('message', `n || ' ' || copy`)}, 'email', 'person' || (n % ${CUSTOMERS} + 1) || '@example.com', 'ru', 'Заказ',
     repeat('Текст письма. ', 40) || ${id('order', 'n')}, now(), now()
   from generate_series(1, ${ORDERS}) n, generate_series(1, 2) copy`,
]
