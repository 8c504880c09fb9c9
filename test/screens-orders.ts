import { type APIRequestContext, type Page, request as api } from '@playwright/test'
import { DAY } from '../src/base/time.ts'
import { expect, type Lang, MESSAGES } from './e2e/journey.ts'
import { origin } from './e2e/origin.ts'
import { callAs, signInAsOwner } from './e2e/staff-sign-in.ts'
import { placePaidOrder } from './e2e/staff-customer.ts'
import { prove } from './e2e/staff-seed.ts'
import { open, type Screen } from './screen.ts'

const BUYER = { name: 'Анна Смирнова', email: 'anna@example.com' }
const GIVEN = {
  ru: { participants: 'Анна Смирнова\nИван Смирнов', specialWishes: 'О здоровье родителей.' },
  en: { participants: 'Anna Smirnova\nIvan Smirnov', specialWishes: 'For the health of my parents.' },
}

/** The page of an order in every state. Each order really went through the steps before its state. */
export const ORDER_SCREENS: Screen[] = [
  { name: 'order-pending', show: unpaid },
  { name: 'order-bare', show: async (page, lang) => await openOrder(page, lang, await pay('crypto')) },
  { name: 'order-processing', show: async (page, lang) => await openOrder(page, lang, await schedule(lang)) },
  { name: 'order-print', show: print },
  { name: 'order-ready', show: async (page, lang) => await openOrder(page, lang, await perform(lang)) },
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

/** An unpaid order of three rituals. */
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

async function give(lang: Lang, id: string): Promise<void> {
  const buyer = await api.newContext()
  const data = { days: {}, priestChooses: true, consent: true, ...GIVEN[lang] }
  const saved = await buyer.put(`${origin()}/api/orders/${id}/plan?lang=${lang}`, {
    data,
    headers: { origin: origin() },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  await buyer.dispose()
}

/** A paid order with names, a wish and days that staff set. */
async function schedule(lang: Lang, inDays = [9, 10]): Promise<string> {
  const id = await pay('crypto')
  await give(lang, id)
  await asOwner(async (owner) => {
    const { today } = await read<{ today: string }>(owner, '/api/admin/calendar?from=2026-01-01&to=2026-01-02')
    const days = inDays.map((more) => new Date(Date.parse(today) + more * DAY).toISOString().slice(0, 10))
    const { priests } = await read<{ priests: { id: string }[] }>(owner, `/api/admin/missing-proofs/${id}/0`)
    await put(owner, `/api/admin/calendar/${id}/0`, { days, priestId: priests[0]?.id ?? null })
    const { version } = await read<{ version: number }>(owner, `/api/admin/orders/${id}`)
    await put(owner, `/api/orders/${id}/status`, { status: 'processing', version })
  })
  return id
}

async function perform(lang: Lang): Promise<string> {
  const id = await schedule(lang, [0])
  await asOwner(async (owner) => void (await prove(owner, origin(), id)))
  return id
}

async function cancel(): Promise<string> {
  const id = await place()
  await asOwner(async (owner) => {
    const { version } = await read<{ version: number }>(owner, `/api/admin/orders/${id}`)
    await put(owner, `/api/orders/${id}/status`, { status: 'cancelled', version })
  })
  return id
}

async function refund(): Promise<string> {
  const id = await pay('card')
  await asOwner(async (owner) => {
    const { items } = await read<{ items: { id: string }[] }>(
      owner,
      `/api/admin/payments?method=card&search=${id.slice(0, 8)}`,
    )
    const data = { amountUsd: 300, reason: 'The plans changed' }
    await callAs(owner, origin(), `/api/admin/payments/${items[0]?.id}/refund`, data)
    const status = async () => (await read<{ status: string }>(owner, `/api/admin/orders/${id}`)).status
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

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(`${origin()}${path}`)
  expect(answer.ok(), `${path} returned ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}

async function put(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  const answer = await request.put(`${origin()}${path}`, { data, headers: { origin: origin() } })
  expect(answer.ok(), `${path} returned ${answer.status()}: ${await answer.text()}`).toBe(true)
}
