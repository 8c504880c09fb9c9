import type { APIRequestContext, Page } from '@playwright/test'
import { makePicture } from '../media.ts'
import { expect, ONCE, test } from './journey.ts'
import { origin } from './origin.ts'
import { signInAsOwner } from './staff.ts'

const RITUAL = {
  ru: { name: 'Ягья утренней звезды', intro: 'Вступление', description: 'Описание', content: '## Текст\n\nСлова.' },
  en: { name: 'Yagya of the Morning Star', intro: 'Introduction', description: 'Words', content: '## Text\n\nWords.' },
}

test(
  'a ritual is published, bought, scheduled, performed and proved, and its certificate is genuine',
  ONCE,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const { request } = page.context()
    await signInAsOwner(request)
    const service = await publishRitual(request)
    const customer = await browser.newPage({ baseURL: origin() })
    const order = await buy(customer.context().request, service)

    const day = await schedule(page)
    await page.goto(`/admin-panel/sheet/${day}?lang=en`)
    await expect(page.getByRole('row', { name: /Maria Orlova/ })).toContainText(RITUAL.en.name)

    await prove(page, order)
    await page.goto(`/admin-panel/orders/${order}?lang=en`)
    await expect(page.getByText('Ready').first()).toBeVisible()

    await lookAtProof(customer, await proofLink(request))
    await customer.close()
    // Other journeys count the rituals of this shop.
    await post(request, `/api/admin/service-cards/${service}/publication`, { published: false })
  },
)

async function post(request: APIRequestContext, path: string, data: unknown, method: 'post' | 'put' = 'post') {
  const answer = await request[method](path, { data, headers: { origin: origin() } })
  expect(answer.ok(), `${path} was answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Record<string, string>
}

async function publishRitual(request: APIRequestContext): Promise<string> {
  const { id = '' } = await post(request, '/api/admin/service-cards', {
    id: `morning-star-${Date.now()}`,
    price: 300,
    ...RITUAL,
  })
  await post(request, `/api/admin/service-cards/${id}/publication`, { published: true })
  return id
}

async function buy(request: APIRequestContext, service: string): Promise<string> {
  const items = [{ id: `${service}-enhanced`, name: service, price: 300, quantity: 1, duration: 1 }]
  const customer = { customerName: 'Maria Orlova', customerEmail: 'maria@example.com', paymentMethod: 'crypto' }
  const { id: orderId = '' } = await post(request, '/api/orders', { ...customer, items, total: 300 })
  const currency = 'USDT_TRC20'
  const payment = await post(request, '/api/crypto/payment', { orderId, currency, amountUsd: 300 })
  const { address, expectedAmount: amount } = payment
  await post(request, '/api/sandbox/chain/transfer', { currency, address, amount })
  await post(request, '/api/sandbox/chain/mine', { currency, blocks: 25 })
  return orderId
}

/** Chooses a day for the ritual that waits, by keyboard alone, and answers the day. */
async function schedule(page: Page): Promise<string> {
  await page.goto('/admin-panel/calendar?lang=en')
  await page.getByRole('button', { name: new RegExp(RITUAL.en.name) }).press('Enter')
  const dialog = page.getByRole('dialog')
  const date = dialog.getByLabel('Day', { exact: true })
  const chosen = dialog.getByRole('button', { name: /^Take away / })
  // Which day is today comes with the calendar.
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).not.toHaveAttribute('aria-busy')
  await date.press('Enter')
  await expect(dialog.getByText('Choose a day first')).toBeVisible()
  await date.fill((await date.getAttribute('min')) ?? '')
  await date.press('Enter')
  await expect(chosen).toHaveCount(1)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Days saved').first()).toBeVisible()
  return ((await (await saved).request().postDataJSON()) as { days: string[] }).days[0] ?? ''
}

/** As a priest does with a phone at the fire, and a manager after him. */
async function prove(page: Page, order: string): Promise<void> {
  await page.goto(`/admin-panel/proof/${order}/0?lang=en`)
  const picture = { name: 'fire.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makePicture()) }
  await page.locator('input[type=file]').last().setInputFiles(picture)
  await page.getByLabel('Place').fill('Varanasi')
  const send = page.getByRole('button', { name: 'Send for checking' })
  await expect(send).toBeEnabled()
  await expect(page.getByText('Added')).toBeVisible()
  await send.click()
  await expect(page.getByText('Thank you! The proof is here.')).toBeVisible()
  await page.goto('/admin-panel/proofs?state=draft&tab=draft&lang=en')
  await page.getByRole('link', { name: 'To check' }).click()
  await page.getByRole('link', { name: new RegExp(RITUAL.en.name) }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published /)).toBeVisible()
}

async function proofLink(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/sandbox/messages?to=maria@example.com')
  const messages = (await answer.json()) as { text: string }[]
  return /\/proof\/[\w-]+/.exec(messages.map(({ text }) => text).join('\n'))?.[0] ?? ''
}

async function lookAtProof(page: Page, link: string): Promise<void> {
  await page.goto(`${link}?lang=en`)
  await expect(page.getByText('Varanasi').first()).toBeVisible()
  await expect(page.getByText('Maria Orlova')).toHaveCount(0)
  const number =
    (await page
      .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/)
      .first()
      .textContent()) ?? ''
  await page.goto(`/verify/${number}?lang=en`)
  await expect(page.getByText('The certificate is genuine')).toBeVisible()
}
