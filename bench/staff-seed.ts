import type pg from 'pg'
import { openAccount } from '../src/features/money/crypto/providers/addresses.ts'
import { SANDBOX_KEYS } from '../src/features/office/sandbox/model.ts'

/** The partners place a quarter of the orders, and each partner has forty clients. */
const PARTNERS = 50
const FILES = 2000
/** The wallet of the sandbox: a sandbox does not open a database with another wallet. */
const WALLET = openAccount('tron', SANDBOX_KEYS.tron, 'test').id

export type SeedSize = {
  orders: number
  /** The minutes between two orders. */
  every: number
  /** The number of the newest orders that still have their two e-mails. */
  mailed: number
  /** The number of the newest orders that may be unpaid or in progress. All earlier orders are paid, performed and have a proof. */
  live: number
  /** The number of days with analytics counters, and the number of pages that are counted per day. */
  counted: { days: number; pages: number }
}

/** One order every 52 minutes. The shop deletes e-mails after 90 days, so only the newest orders still have e-mails. */
const USUAL = { every: 52, mailed: 2500, live: 2 ** 31, counted: { days: 365, pages: 5 } }

/** Fills a shop by SQL. The ids are the same in every run. */
export async function seedStaff(database: pg.Pool, size: Partial<SeedSize> & { orders: number }): Promise<void> {
  // Each customer places five orders.
  for (const statement of seed({ ...USUAL, ...size }, size.orders / 5)) await database.query(statement)
  await database.query('analyze')
}

/** The id of a customer, order or payment with this number. The id is the same in every run. */
const id = (kind: string, number: string) => `md5('${kind}' || ${number})`

/** The time of the order with this number. */
const ago = (number: string, minutes: number) => `now() - ${number} * interval '${minutes} minutes'`

const isPaid = (live: number) => `(n % 6 not in (0, 4) or n > ${live})`

/** The SQL that inserts orders with their e-mails. Two thirds of the orders are paid in crypto, and half of these payments are still open. */
const seed = ({ orders, every, mailed, live, counted }: SeedSize, customers: number): string[] => [
  `insert into account (id, email, role, lang, created_at)
   select ${id('account', 'n')}, 'person' || n || '@example.com', 'customer', 'ru', now() - interval '400 days'
   from generate_series(1, ${customers}) n`,
  `insert into customer_order (id, account_id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at, paid_at)
   select ${id('order', 'n')}, ${id('account', `(n % ${customers} + 1)`)}, 'Customer No' || (n % ${customers} + 1),
     'person' || (n % ${customers} + 1) || '@example.com', 'ru', 'crypto',
     case when n > ${live} then 'ready' else (array['pending', 'completed', 'processing', 'ready', 'cancelled', 'ready'])[n % 6 + 1] end, 16400,
     date_trunc('milliseconds', ${ago('n', every)}), case when ${isPaid(live)} then ${ago('n', every)} + interval '1 minute' end
   from generate_series(1, ${orders}) n`,
  `insert into order_line (order_id, position, item_id, service_id, tier, names, unit_cents, quantity, weeks)
   select ${id('order', 'n')}, place, 'ganesha-basic', 'ganesha', 'basic', '{"ru": "Ганеша-яджна", "en": "Ganesha yajna"}', 8200, 1, 2
   from generate_series(1, ${orders}) n, generate_series(0, 1) place`,
  `insert into payment_account (id, chain, next_index) values ('${WALLET}', 'tron', 0) on conflict do nothing`,
  `insert into payment (id, order_id, currency, chain, account, index, address, address_key, price_cents, usd_rate, expected, minimum,
     created_at, expires_at, watch_until, status, received, transaction_hash, completed_at, closed_at)
   select ${id('payment', 'n')}, ${id('order', 'n')}, 'USDT_TRC20', 'tron', '${WALLET}', n, 'T' || n, 'T' || n, 16400, 100000000, 164000000, 164000000,
     ${ago('n', every)}, ${ago('n', every)} + interval '30 minutes', ${ago('n', every)} + interval '30 days', 'completed', 164000000,
     ${id('hash', 'n')} || ${id('tx', 'n')}, ${ago('n', every)} + interval '1 minute', ${ago('n', every)} + interval '1 minute'
   from generate_series(1, ${orders}) n where ${isPaid(live)}`,
  `insert into settlement (order_id, method, currency, reference, paid, transaction_hash, settled_at)
   select ${id('order', 'n')}, 'crypto', 'USDT_TRC20', ${id('payment', 'n')}, 164000000, ${id('hash', 'n')} || ${id('tx', 'n')},
     ${ago('n', every)} + interval '1 minute'
   from generate_series(1, ${orders}) n where ${isPaid(live)}`,
  `insert into message (id, channel, recipient, lang, subject, body, created_at, sent_at)
   select ${id('message', `n || ' ' || copy`)}, 'email', 'person' || (n % ${customers} + 1) || '@example.com', 'ru', 'Заказ',
     repeat('Текст письма. ', 40) || ${id('order', 'n')}, ${ago('n', every)}, ${ago('n', every)}
   from generate_series(1, ${mailed}) n, generate_series(1, 2) copy`,
  `insert into customer_profile (id, account_id, first_name, last_name, email, occupation, is_time_uncertain, gender, marital_status,
     current_location, created_at, updated_at)
   select ${id('profile', 'n')}, ${id('account', 'n')}, 'Customer', 'No' || n, 'person' || n || '@example.com', '', false, '', '', '', now(), now()
   from generate_series(1, ${customers}) n`,
  `insert into ritual_plan (id, account_id, start_date, created_at, updated_at)
   select ${id('plan', 'n')}, ${id('account', 'n')}, current_date + n % 60, now(), now() from generate_series(1, ${customers}) n`,
  // Scheduled rituals: the first line of every order that is in progress or ready, with twenty rituals per day around today.
  `insert into performance_schedule (order_id, position, priest_id, version, updated_at)
   select ${id('order', 'n')}, 0, null, 1, now() from generate_series(1, ${orders}) n where n % 6 in (2, 3)`,
  `insert into performance_day (order_id, position, day)
   select ${id('order', 'n')}, 0, current_date + 20 - n / ${Math.max(60, Math.ceil(1440 / every))} from generate_series(1, ${orders}) n where n % 6 in (2, 3)`,
  `insert into proof (id, order_id, position, state, performed_at, place, priest_id, text_ru, text_en, created_by, created_at, token, number, published_at)
   select ${id('proof', 'n')}, ${id('order', 'n')}, 0, 'published', ${ago('n', every)}, 'Varanasi', 'bench', '', '', 'bench', now(),
     ${id('token', 'n')}, n::text, now()
   from generate_series(1, ${orders}) n where n % 6 = 3 or n > ${live}`,
  `insert into audit_entry (id, at, actor_id, action, subject, subject_id, before, after)
   select ${id('audit', 'n')}, ${ago('n', every / 3)}, 'bench', 'order.status', 'order', ${id('order', `(n % ${orders} + 1)`)},
     '{"status": "completed"}', '{"status": "processing"}'
   from generate_series(1, ${3 * orders}) n`,
  `insert into analytics_counter (day, name, path, lang, item, variant, count)
   select current_date - n, name, path, lang, '', '', 40 from generate_series(0, ${counted.days}) n, unnest(array['page_view', 'view_item', 'add_to_cart']) name,
     (select '/ritual/' || page as path from generate_series(1, ${counted.pages}) page) pages, unnest(array['ru', 'en']) lang`,
  `insert into analytics_purchase (transaction_id, lang, value_cents, items, at)
   select ${id('order', 'n')}, 'ru', 16400, '[]', ${ago('n', every)} from generate_series(1, ${orders}) n where ${isPaid(live)}`,
  `insert into account (id, email, role, lang, created_at)
   select ${id('partner', 'n')}, 'partner' || n || '@example.com', 'partner', 'ru', now() - interval '400 days' from generate_series(1, ${PARTNERS}) n`,
  `insert into partner (id, name, commission, is_active, created_at)
   select ${id('partner', 'n')}, 'Partner No' || n, '{"usual": {"kind": "percent", "hundredths": 1000}, "rituals": {}}', true, now() - interval '400 days' from generate_series(1, ${PARTNERS}) n`,
  `insert into partner_client (id, partner_id, first_name, last_name, email, occupation, is_time_uncertain, gender, marital_status,
     current_location, created_at, updated_at)
   select ${id('client', 'n')}, ${id('partner', `(n % ${PARTNERS} + 1)`)}, 'Client', 'No' || n, 'client' || n || '@example.com', '', false, '', '', '', now(), now()
   from generate_series(1, ${40 * PARTNERS}) n`,
  `insert into partner_order (id, partner_id, client_id, earned, earned_cents, created_at)
   select ${id('order', 'n')}, ${id('partner', `(n % ${PARTNERS} + 1)`)}, ${id('client', `(n % ${40 * PARTNERS} + 1)`)}, '[]', 1640, ${ago('n', every)}
   from generate_series(1, ${orders}) n where n % 4 = 0`,
  `insert into partner_payout (id, partner_id, month, amount_cents, note, marked_by, marked_at)
   select ${id('payout', `n || ' ' || month`)}, ${id('partner', 'n')}, to_char(now() - month * interval '1 month', 'YYYY-MM'), 5000, '', 'bench', now()
   from generate_series(1, ${PARTNERS}) n, generate_series(1, 11) month`,
  `insert into media (id, kind, format, visibility, name, files, width, height, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
   select ${id('media', 'n')}, 'image', 'jpeg', case when n % 3 = 0 then 'staff' else 'public' end, 'fire.jpg', '{"320.avif": 20000, "320.jpg": 40000}',
     1600, 1200, 'Огонь', 'The fire', 0.5, 0.5, 'bench', now() - n * interval '1 hour'
   from generate_series(1, ${FILES}) n`,
]
