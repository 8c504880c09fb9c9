import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newId } from '#base/ids.ts'

/** The minimum number of SQL statements that can place an order: one statement reads the prices of the lines, and four insert rows. */
const STATEMENTS = {
  key: `insert into order_key (owner, key, body_hash, order_id, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning key`,
  prices: `select id, price_cents, ru->>'name' as ru, en->>'name' as en from ritual where published and id = any($1)`,
  order: `insert into customer_order
    (id, customer_name, customer_email, mailbox, lang, payment_method, status, total_cents, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  lines: `insert into order_line
    (order_id, position, item_id, service_id, tier, names, unit_cents, quantity, weeks)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9), ($10, $11, $12, $13, $14, $15, $16, $17, $18)`,
  email: `insert into message (id, channel, recipient, lang, subject, body, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
}

type Sample = { recipient: string; subject: string; body: string }
type Price = { id: string; price_cents: number; ru: string; en: string }

/** Places the order of `orders.ts` only with prepared statements. The e-mail is a copy of an e-mail that the shop wrote for an earlier order. */
export async function bareOrders(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<Sample>('select recipient, subject, body from message limit 1')
  const [email] = rows
  if (!email) throw new Error('the shop has written no e-mail yet')
  return async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await writeOrder(client, email)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

async function writeOrder(client: pg.PoolClient, email: Sample): Promise<void> {
  const [id, now] = [newId(), new Date()]
  const run = (name: keyof typeof STATEMENTS, values: unknown[]) =>
    client.query<Price>({ name, text: STATEMENTS[name], values })
  await run('key', [email.recipient, newId(), createHash('sha256').update(id).digest('hex'), id, now])
  const { rows } = await run('prices', [['ganesha']])
  const [price] = rows
  if (!price) throw new Error('the ritual does not exist')
  await run('order', [id, 'Анна Смирнова', email.recipient, email.recipient, 'ru', 'crypto', 'pending', 600_00, now])
  const line = (position: number, tier: string, cents: number, weeks: number) => {
    const names = JSON.stringify({ ru: `${price.ru} - ${tier}`, en: `${price.en} - ${tier}` })
    return [id, position, `${price.id}-${tier}`, price.id, tier, names, cents, 1, weeks]
  }
  await run('lines', [...line(0, 'basic', 164_00, 2), ...line(1, 'premium', 436_00, 4)])
  await run('email', [newId(), 'email', email.recipient, 'ru', email.subject, email.body, now])
}
