import type pg from 'pg'

/** The partners place a quarter of the orders, and each has forty clients. */
const PARTNERS = 50
const FILES = 2000
/** The shop deletes e-mails after 90 days, so only the newest orders have theirs. */
const MAILED = 2500

/** Fills a shop by SQL. The ids are the same in every run. */
export async function seedStaff(database: pg.Pool, orders: number): Promise<void> {
  // A customer orders five times.
  for (const statement of seed(orders, orders / 5)) await database.query(statement)
  await database.query('analyze')
}

/** The id of a customer, order or payment with this number. The id is the same in every run. */
const id = (kind: string, number: string) => `md5('${kind}' || ${number})`

/** One order every 52 minutes, with its e-mails. Two thirds of the orders are paid in crypto, and half of these are still open. */
const seed = (orders: number, customers: number): string[] => [
  `insert into account (id, email, role, lang, created_at)
   select ${id('account', 'n')}, 'person' || n || '@example.com', 'customer', 'ru', now() - interval '400 days'
   from generate_series(1, ${customers}) n`,
  `insert into customer_order (id, account_id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at, paid_at)
   select ${id('order', 'n')}, ${id('account', `(n % ${customers} + 1)`)}, 'Customer No' || (n % ${customers} + 1),
     'person' || (n % ${customers} + 1) || '@example.com', 'ru', 'crypto',
     (array['pending', 'completed', 'processing', 'ready', 'cancelled', 'ready'])[n % 6 + 1], 16400,
     date_trunc('milliseconds', now() - n * interval '52 minutes'), case when n % 6 in (0, 4) then null else now() - n * interval '50 minutes' end
   from generate_series(1, ${orders}) n`,
  `insert into order_line (order_id, position, item_id, service_id, tier, names, unit_cents, quantity, weeks)
   select ${id('order', 'n')}, place, 'ganesha-basic', 'ganesha', 'basic', '{"ru": "Ганеша-яджна", "en": "Ganesha yajna"}', 8200, 1, 2
   from generate_series(1, ${orders}) n, generate_series(0, 1) place`,
  `insert into payment_account (id, chain, next_index) values ('bench', 'tron', 0)`,
  `insert into payment (id, order_id, currency, chain, account, index, address, address_key, price_cents, usd_rate, expected, minimum,
     created_at, expires_at, watch_until, status, received, transaction_hash, completed_at, closed_at)
   select ${id('payment', 'n')}, ${id('order', 'n')}, 'USDT_TRC20', 'tron', 'bench', n, 'T' || n, 'T' || n, 16400, 100000000, 164000000, 164000000,
     now(), now(), now(), 'completed', 164000000, ${id('hash', 'n')} || ${id('tx', 'n')}, now(), now()
   from generate_series(1, ${orders}) n where n % 6 not in (0, 4)`,
  `insert into message (id, channel, recipient, lang, subject, body, created_at, sent_at)
   select ${id('message', `n || ' ' || copy`)}, 'email', 'person' || (n % ${customers} + 1) || '@example.com', 'ru', 'Заказ',
     repeat('Текст письма. ', 40) || ${id('order', 'n')}, now(), now()
   from generate_series(1, ${MAILED}) n, generate_series(1, 2) copy`,
  `insert into customer_profile (id, account_id, first_name, last_name, email, occupation, is_time_uncertain, gender, marital_status,
     current_location, created_at, updated_at)
   select ${id('profile', 'n')}, ${id('account', 'n')}, 'Customer', 'No' || n, 'person' || n || '@example.com', '', false, '', '', '', now(), now()
   from generate_series(1, ${customers}) n`,
  `insert into ritual_plan (id, account_id, start_date, created_at, updated_at)
   select ${id('plan', 'n')}, ${id('account', 'n')}, current_date + n % 60, now(), now() from generate_series(1, ${customers}) n`,
  // Scheduled rituals: the first line of every order in progress or ready, twenty per day around today.
  `insert into performance_schedule (order_id, position, priest_id, version, updated_at)
   select ${id('order', 'n')}, 0, null, 1, now() from generate_series(1, ${orders}) n where n % 6 in (2, 3)`,
  `insert into performance_day (order_id, position, day)
   select ${id('order', 'n')}, 0, current_date + 20 - n / 60 from generate_series(1, ${orders}) n where n % 6 in (2, 3)`,
  `insert into proof (id, order_id, position, state, performed_at, place, priest_id, text_ru, text_en, created_by, created_at, token, number, published_at)
   select ${id('proof', 'n')}, ${id('order', 'n')}, 0, 'published', now() - n * interval '50 minutes', 'Varanasi', 'bench', '', '', 'bench', now(),
     ${id('token', 'n')}, n::text, now()
   from generate_series(1, ${orders}) n where n % 6 = 3`,
  `insert into audit_entry (id, at, actor_id, action, subject, subject_id, before, after)
   select ${id('audit', 'n')}, now() - n * interval '7 minutes', 'bench', 'order.status', 'order', ${id('order', `(n % ${orders} + 1)`)},
     '{"status": "completed"}', '{"status": "processing"}'
   from generate_series(1, ${3 * orders}) n`,
  `insert into analytics_counter (day, name, path, lang, item, variant, count)
   select current_date - n, name, path, lang, '', '', 40 from generate_series(0, 365) n, unnest(array['page_view', 'view_item', 'add_to_cart']) name,
     unnest(array['/', '/ritual/ganesha', '/ritual/mahalakshmi', '/options', '/article/questions']) path, unnest(array['ru', 'en']) lang`,
  `insert into analytics_purchase (transaction_id, lang, value_cents, items, at)
   select ${id('order', 'n')}, 'ru', 16400, '[]', now() - n * interval '50 minutes' from generate_series(1, ${orders}) n where n % 6 not in (0, 4)`,
  `insert into account (id, email, role, lang, created_at)
   select ${id('partner', 'n')}, 'partner' || n || '@example.com', 'partner', 'ru', now() - interval '400 days' from generate_series(1, ${PARTNERS}) n`,
  `insert into partner (id, name, commission, is_active, created_at)
   select ${id('partner', 'n')}, 'Partner No' || n, '{"usual": {"kind": "percent", "hundredths": 1000}, "rituals": {}}', true, now() - interval '400 days' from generate_series(1, ${PARTNERS}) n`,
  `insert into partner_client (id, partner_id, first_name, last_name, email, occupation, is_time_uncertain, gender, marital_status,
     current_location, created_at, updated_at)
   select ${id('client', 'n')}, ${id('partner', `(n % ${PARTNERS} + 1)`)}, 'Client', 'No' || n, 'client' || n || '@example.com', '', false, '', '', '', now(), now()
   from generate_series(1, ${40 * PARTNERS}) n`,
  `insert into partner_order (id, partner_id, client_id, earned, earned_cents, created_at)
   select ${id('order', 'n')}, ${id('partner', `(n % ${PARTNERS} + 1)`)}, ${id('client', `(n % ${40 * PARTNERS} + 1)`)}, '[]', 1640, now() - n * interval '52 minutes'
   from generate_series(1, ${orders}) n where n % 4 = 0`,
  `insert into partner_payout (id, partner_id, month, amount_cents, note, marked_by, marked_at)
   select ${id('payout', `n || ' ' || month`)}, ${id('partner', 'n')}, to_char(now() - month * interval '1 month', 'YYYY-MM'), 5000, '', 'bench', now()
   from generate_series(1, ${PARTNERS}) n, generate_series(1, 11) month`,
  `insert into media (id, kind, format, visibility, name, files, width, height, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
   select ${id('media', 'n')}, 'image', 'jpeg', case when n % 3 = 0 then 'staff' else 'public' end, 'fire.jpg', '{"320.avif": 20000, "320.jpg": 40000}',
     1600, 1200, 'Огонь', 'The fire', 0.5, 0.5, 'bench', now() - n * interval '1 hour'
   from generate_series(1, ${FILES}) n`,
]
