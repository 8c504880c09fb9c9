import { type APIRequestContext, type Page, request as api } from '@playwright/test'
import { expect, type Lang, MESSAGES } from './e2e/journey.ts'
import { origin } from './e2e/origin.ts'
import { callAs, signInAsOwner } from './e2e/staff-sign-in.ts'
import { placePaidOrder } from './e2e/staff-customer.ts'
import { beginOrder, giveNames, put, read } from './e2e/staged-orders.ts'
import { open, type Screen } from './screen.ts'

const BUYER = { name: 'Анна Смирнова', email: 'anna@example.com' }
const GIVEN = {
  ru: { participants: 'Анна Смирнова\nИван Смирнов', specialWishes: 'О здоровье родителей.' },
  en: { participants: 'Anna Smirnova\nIvan Smirnov', specialWishes: 'For the health of my parents.' },
}

/**
 * The page of an order in every state. Each order has really gone through the earlier states. The performed order is among the screens of the shop
 * with samples, because its days are in the past.
 */
export const ORDER_SCREENS: Screen[] = [
  { name: 'order-pending', show: unpaid },
  { name: 'order-bare', show: async (page, lang) => await openOrder(page, lang, await pay('crypto')) },
  { name: 'order-processing', show: async (page, lang) => await openOrder(page, lang, await schedule(lang)) },
  { name: 'order-print', show: print },
  { name: 'order-cancelled', show: async (page, lang) => await openOrder(page, lang, await cancel()) },
  { name: 'order-refunded', show: async (page, lang) => await openOrder(page, lang, await refund()) },
]

async function openOrder(page: Page, lang: Lang, id: string): Promise<void> {
  await open(page, `/order/${id}`, lang)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function unpaid(page: Page, lang: Lang): Promise<void> {
  await openOrder(page, lang, await place())
  await expect(page.getByRole('button', { name: MESSAGES[lang].widget.method.crypto })).toBeVisible({ timeout: 20_000 })
}

async function print(page: Page, lang: Lang): Promise<void> {
  await openOrder(page, lang, await schedule(lang))
  await expect(page.getByText(MESSAGES[lang].orders.page.status('processing'), { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
}

/** Places an unpaid order of three rituals. */
async function place(): Promise<string> {
  const buyer = await api.newContext()
  const items = [
    { id: 'ganesha-basic', name: 'Ганеша-ягья', price: 164, quantity: 1, duration: 0.5 },
    { id: 'navagraha-premium', name: 'Наваграха-ягья', price: 873, quantity: 2, duration: 1 },
    { id: 'santana-gopala-enhanced', name: 'Сантана-Гопала-ягья', price: 460, quantity: 1, duration: 1 },
  ]
  const about = { customerName: BUYER.name, customerEmail: BUYER.email, paymentMethod: 'crypto' }
  const { id = '' } = await callAs(buyer, origin(), '/api/orders?lang=ru', { ...about, items, total: 2370 })
  await buyer.dispose()
  return id
}

async function pay(method: 'crypto' | 'card'): Promise<string> {
  return await placePaidOrder(api, origin(), 'ganesha', { ...BUYER, method })
}

/** Makes a paid order with names and a wish. Staff have set all its days, starting today. */
async function schedule(lang: Lang): Promise<string> {
  const id = await pay('crypto')
  const buyer = await api.newContext()
  await giveNames(buyer, origin(), id, GIVEN[lang])
  await buyer.dispose()
  await asOwner(async (owner) => void (await beginOrder(owner, origin(), id)))
  return id
}

async function cancel(): Promise<string> {
  const id = await place()
  await asOwner(async (owner) => {
    const { version } = await read<{ version: number }>(owner, `${origin()}/api/admin/orders/${id}`)
    await put(owner, origin(), `/api/orders/${id}/status`, { status: 'cancelled', version })
  })
  return id
}

async function refund(): Promise<string> {
  const id = await pay('card')
  await asOwner(async (owner) => {
    const { items } = await read<{ items: { id: string }[] }>(
      owner,
      `${origin()}/api/admin/payments?method=card&search=${id.slice(0, 8)}`,
    )
    const data = { amountUsd: 300, reason: 'The plans changed' }
    await callAs(owner, origin(), `/api/admin/payments/${items[0]?.id}/refund`, data)
    const status = async () => (await read<{ status: string }>(owner, `${origin()}/api/admin/orders/${id}`)).status
    await expect.poll(status, { timeout: 30_000 }).toBe('refunded')
  })
  return id
}

let owner: APIRequestContext | undefined

async function asOwner(act: (owner: APIRequestContext) => Promise<void>): Promise<void> {
  if (!owner) {
    owner = await api.newContext()
    await signInAsOwner(owner)
  }
  await act(owner)
}
