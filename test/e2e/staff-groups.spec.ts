import type { APIRequestContext } from '@playwright/test'
import { expect, LANGS, onceInEnglish, test } from './journey.ts'
import { origin } from './origin.ts'
import { callAs, findInMail, signInAsOwner } from './staff-sign-in.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'

const HOUR_MS = 3_600_000
const COIN = { currency: 'USDT_TRC20' }

type Family = { id: string; email: string }

async function joinGroup(request: APIRequestContext, groupId: string, lang: string, name: string): Promise<Family> {
  const email = `${name}-${groupId.slice(0, 8)}@example.com`
  const body = { customerName: 'Анна Смирнова', customerEmail: email, family: name, consent: true }
  const { id } = await callAs(request, origin(), `/api/group-rituals/${groupId}/places?lang=${lang}`, body)
  return { id: id ?? '', email }
}

async function payByCard(request: APIRequestContext, orderId: string): Promise<void> {
  const { id, url } = await callAs(request, origin(), '/api/card/payment', { orderId })
  const ref = /sandbox\/card\/([^/?]+)/.exec(url ?? '')?.[1]
  await callAs(request, origin(), `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay' })
  await callAs(request, origin(), `/api/card/payment/${id}/confirmation`, {})
}

async function payByCoin(request: APIRequestContext, orderId: string): Promise<void> {
  const { address } = await callAs(request, origin(), '/api/crypto/payment', { ...COIN, orderId, amountUsd: 25 })
  await callAs(request, origin(), '/api/sandbox/chain/transfer', { ...COIN, address, amount: '25' })
  await callAs(request, origin(), '/api/sandbox/chain/mine', { ...COIN, blocks: 19 })
  const paid = async () => (await (await request.get(`${origin()}/api/orders/${orderId}`)).json()).status
  await expect.poll(paid).toBe('completed')
}

for (const lang of LANGS) {
  test(
    `the cancellation of a group ritual refunds all families in one step (${lang})`,
    onceInEnglish(lang),
    async ({ page, playwright }) => {
      const words = STAFF_MESSAGES[lang].groups
      await signInAsOwner(page.context().request)
      const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
      const { id: groupId = '' } = await callAs(page.context().request, origin(), '/api/admin/group-rituals', {
        serviceId: 'ganesha',
        performsAt: inHours(900),
        closesAt: inHours(800),
        places: 9,
        price: 25,
      })
      const families = await playwright.request.newContext()
      const card = await joinGroup(families, groupId, lang, 'Olga')
      const coin = await joinGroup(families, groupId, lang, 'Nina')
      await payByCard(families, card.id)
      await payByCoin(families, coin.id)
      await families.dispose()

      await page.goto(`/admin-panel/groups/${groupId}?lang=${lang}`)
      await page.getByRole('button', { name: words.callOff, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words.callOff, exact: true }).click()
      const table = page.getByRole('table', { name: words.returns.title })
      const rowOf = (name: string) => table.getByRole('row', { name: new RegExp(name) })
      await expect(rowOf('Olga')).toContainText(words.returns.states.owed)
      await expect(rowOf('Nina')).toContainText(words.returns.states.owed)

      await page.getByRole('button', { name: words.returns.all(2), exact: true }).click()
      await expect(dialog).toContainText('$25')
      await expect(dialog).toContainText('USDT')
      await dialog.getByRole('button', { name: words.returns.all(2), exact: true }).click()
      await expect(rowOf('Olga')).toContainText(words.returns.states.returned)
      await expect(rowOf('Nina')).toContainText(words.returns.states.byHand)
      await expect(page.getByText(words.returns.byHand(1))).toBeVisible()
      await expect(page.getByRole('button', { name: words.returns.all(1), exact: true })).toHaveCount(0)

      const cancelled = lang === 'ru' ? /Заказ .* отменён/ : /Order .* is cancelled/
      for (const { email } of [card, coin]) await findInMail(page.request, email, origin(), cancelled)
      await findInMail(page.request, card.email, origin(), lang === 'ru' ? /Возврат по заказу/ : /Money returned/)
      await page.reload()
      await expect(rowOf('Olga')).toContainText(words.returns.states.returned)
      await rowOf('Nina').getByRole('link', { name: words.returns.payment }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/payments\//)
    },
  )
}
