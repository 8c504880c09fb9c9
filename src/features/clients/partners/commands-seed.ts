import { eq } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { Shop } from '#server/shop.ts'
import { createClient } from './commands-clients.ts'
import { reportPayment } from './commands-money.ts'
import { createPartnerOrder, markLinkSent } from './commands-orders.ts'
import { markPayout } from './commands-admin.ts'
import type { PartnersContext } from './context.ts'
import { countClients, lockPartner } from './queries.ts'
import { toMonth, monthSpan } from './rules.ts'
import { partners } from './tables.ts'

const PARTNER = 'partner@example.com'

/** The partner of the sandbox. Its account always exists. */
export async function seedPartner({ db, now }: Shop): Promise<void> {
  const id = await findSandboxPartner(db)
  if (id === undefined) return
  const commission = {
    usual: { kind: 'percent' as const, hundredths: 10_00 },
    rituals: { 'maha-mrityunjaya': { kind: 'fixed' as const, cents: 60_00 } },
  }
  await db
    .insert(partners)
    .values({ id, name: 'Мария Лебедева', commission, isActive: true, createdAt: now() })
    .onConflictDoNothing()
}

async function findSandboxPartner(db: Shop['db']): Promise<string | undefined> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, PARTNER))
  return account?.id
}

const CLIENTS = [
  {
    firstName: 'Ирина',
    lastName: 'Соколова',
    email: 'irina@example.com',
    phoneNumber: '+7 916 555 20 01',
    birthDate: '14.03.1984',
    birthTime: '06:40',
    birthPlace: 'Казань',
    currentLocation: 'Москва',
    consent: true as const,
  },
  { firstName: 'Павел', lastName: 'Орлов', email: 'pavel@example.com', currentLocation: 'Санкт-Петербург' },
  { firstName: 'Наталья', lastName: 'Громова', phoneNumber: '+7 916 555 20 03', currentLocation: 'Самара' },
  {
    firstName: 'Anand',
    lastName: 'Rao',
    email: 'anand@example.com',
    currentLocation: 'Bengaluru',
    lang: 'en' as const,
  },
]

/**
 * Creates a few clients, orders and months for the partner of the sandbox. They are created once and completely, even if several processes
 * start at the same time.
 */
export async function seedPartnerDemo({ shop, payments }: SeedContext): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const within = (whole: Shop): Shop => ({ ...whole, db: tx, readDb: tx })
    const id = await findSandboxPartner(tx)
    // A second process waits here and then finds the clients.
    if (id === undefined || !(await lockPartner(tx, id)) || (await countClients(tx, id)) > 0) return
    await writeDemo({ shop: within(shop), payments: { ...payments, shop: within(payments.shop) } }, id)
  })
}

/** The demo gives no days, so it needs no calendar. */
type SeedContext = Omit<PartnersContext, 'closedDays'>

async function writeDemo(given: SeedContext, id: string): Promise<void> {
  const context = { ...given, closedDays: () => Promise.resolve(new Map()) }
  const { shop } = context
  const clients: string[] = []
  for (const client of CLIENTS) clients.push((await createClient(shop, id, client, 'ru')).id)
  const [irina = '', pavel = '', natalya = '', anand = ''] = clients
  const place = async (clientId: string, itemId: string, quantity = 1) =>
    await createPartnerOrder(
      context,
      id,
      { clientId, items: [{ id: itemId, duration: itemId.endsWith('basic') ? 0.5 : 1, quantity }] },
      { lang: 'ru' },
    )
  const day = shop.now().toISOString().slice(0, 10)
  const report = async (orderId: string, amountUsd: number, reference: string) =>
    await reportPayment(context, id, orderId, { amountUsd, receivedAt: day, reference, note: '' }, 'ru')

  const earlier = await place(irina, 'maha-mrityunjaya-enhanced')
  await report(earlier.id, earlier.total, 'DEMO-1001')
  await moveToLastMonth(shop, earlier.id)
  const paid = await place(pavel, 'ganesha-basic', 2)
  await report(paid.id, paid.total, 'DEMO-1002')
  await markLinkSent(shop, id, (await place(irina, 'ganesha-premium')).id, 'ru')
  await place(natalya, 'ganesha-basic')
  // The amount is above the limit of the policy, so staff must approve the report.
  const large = await place(anand, 'ganesha-premium', 5)
  await report(large.id, large.total, 'DEMO-1003')
}

async function moveToLastMonth(shop: Shop, orderId: string): Promise<void> {
  const { from } = monthSpan(toMonth(shop.now()))
  const [order] = await shop.db
    .update(orders)
    .set({ createdAt: after(from, -9 * DAY), paidAt: after(from, -8 * DAY) })
    .where(eq(orders.id, orderId))
    .returning({ paidAt: orders.paidAt })
  const partnerId = await findSandboxPartner(shop.db)
  const [owner] = await shop.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'admin'))
  if (!order?.paidAt || partnerId === undefined || !owner) return
  await markPayout(shop, partnerId, { month: toMonth(order.paidAt), note: '' }, { actorId: owner.id })
}
