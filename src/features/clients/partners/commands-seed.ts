import { eq } from 'drizzle-orm'
import { after, calendarDay, DAY } from '#base/time.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { Shop } from '#server/shop.ts'
import { createClient } from './commands-clients.ts'
import { reportPayment } from './commands-money.ts'
import { createPartnerOrder, markLinkSent } from './commands-orders.ts'
import { markPayout } from './commands-admin.ts'
import { type DemoContext, drawPhotograph, dropPhotograph, performOrder, PERFORMED } from './commands-seed-performed.ts'
import { countClients, lockPartner } from './queries.ts'
import { toMonth } from './rules.ts'
import { partners } from './tables.ts'

const PARTNER = 'partner@example.com'
/** The age of the sandbox's partner. The partner is older than the first sample order. */
const PARTNER_SINCE = 60 * DAY

/** Creates the partner of the sandbox. The account of this partner always exists. */
export async function seedPartner({ db, now }: Shop): Promise<void> {
  const id = await findSandboxPartner(db)
  if (id === undefined) return
  const commission = {
    usual: { kind: 'percent' as const, hundredths: 10_00 },
    rituals: { 'maha-mrityunjaya': { kind: 'fixed' as const, cents: 60_00 } },
  }
  await db
    .insert(partners)
    .values({ id, name: 'Мария Лебедева', commission, isActive: true, createdAt: after(now(), -PARTNER_SINCE) })
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
 * start at the same time. The oldest order was performed and has a certificate.
 */
export async function seedPartnerDemo(context: DemoContext): Promise<void> {
  const { shop } = context
  const id = await findSandboxPartner(shop.db)
  const [owner] = await shop.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'admin'))
  if (id === undefined || !owner || (await countClients(shop.db, id)) > 0) return
  const photo = await drawPhotograph(context, owner.id)
  const isCreated = await shop.db.transaction(async (tx) => {
    // A second process waits for this lock and then finds that the clients exist.
    if (!(await lockPartner(tx, id)) || (await countClients(tx, id)) > 0) return false
    await writeDemo(within(context, { ...shop, db: tx, readDb: tx }), { partnerId: id, ownerId: owner.id, photo })
    return true
  })
  if (!isCreated) await dropPhotograph(context, photo, owner.id)
}

/** Returns the same context with another shop: inside a transaction, or with an earlier clock. */
function within({ payments, proofs, media }: DemoContext, shop: Shop): DemoContext {
  const paid = { ...payments, shop }
  return { shop, payments: paid, proofs: { ...proofs, shop, payments: { ...proofs.payments, shop } }, media }
}

type Demo = { partnerId: string; ownerId: string; photo: string }

async function writeDemo(context: DemoContext, { partnerId, ownerId, photo }: Demo): Promise<void> {
  const { shop } = context
  const now = shop.now()
  const past = (days: number) => within(context, { ...shop, now: () => after(now, -days * DAY) })
  const clients: string[] = []
  for (const client of CLIENTS) clients.push((await createClient(past(50).shop, partnerId, client, 'ru')).id)
  const [irina = '', pavel = '', natalya = '', anand = ''] = clients
  const place = async (clientId: string, itemId: string, quantity = 1) => {
    const items = [{ id: itemId, duration: itemId.endsWith('basic') ? 0.5 : 1, quantity }]
    return await createPartnerOrder(withoutDays(context), partnerId, { clientId, items }, { lang: 'ru' })
  }
  const report = async ({ id, total }: { id: string; total: number }, reference: string, at = context) => {
    const receivedAt = calendarDay(at.shop.now())
    await reportPayment(withoutDays(at), partnerId, id, { amountUsd: total, receivedAt, reference, note: '' }, 'ru')
  }

  const then = past(PERFORMED.paidDaysAgo)
  const { itemId, duration, plan } = PERFORMED
  const earlier = await createPartnerOrder(
    withoutDays(then),
    partnerId,
    {
      clientId: irina,
      items: [{ id: itemId, duration, quantity: 1 }],
      plan: { ...plan, startDate: PERFORMED.firstDay(now) },
      consent: true,
    },
    { lang: 'ru' },
  )
  await report(earlier, 'DEMO-1001', then)
  // The clock of `then` is in the past, so the time of the payment is in the past too.
  const paidAt = then.shop.now()
  await shop.db.update(orders).set({ paidAt }).where(eq(orders.id, earlier.id))
  await performOrder((days) => past(days).proofs, { orderId: earlier.id, ownerId, photo }, now)
  await markPayout(shop, partnerId, { month: toMonth(paidAt), note: '', fromCash: false }, { actorId: ownerId })
  const paid = await place(pavel, 'ganesha-basic', 2)
  await report(paid, 'DEMO-1002')
  await markLinkSent(shop, partnerId, (await place(irina, 'ganesha-premium')).id, 'ru')
  await place(natalya, 'ganesha-basic')
  // The amount is above the limit of the policy, so staff must approve the report.
  await report(await place(anand, 'ganesha-premium', 5), 'DEMO-1003')
}

/** Returns the context without the calendar, so that the samples are not compared with blocked or full days. */
function withoutDays({ shop, payments }: DemoContext) {
  return { shop, payments, closedDays: () => Promise.resolve(new Map()) }
}
