import { GANESHA_BASIC, makeOrder } from '../make-order.ts'
import { expect, ONCE, test } from './journey.ts'
import { origin } from './origin.ts'
import { OWNER, signInAsOwner } from './staff-sign-in.ts'

test('the owner confirms a payment by hand, and the list shows the payment as paid', ONCE, async ({ page }) => {
  const headers = { origin: origin() }
  const { request } = page.context()
  await signInAsOwner(request)
  const placed = await request.post('/api/orders', { data: makeOrder([GANESHA_BASIC]), headers })
  const { id } = (await placed.json()) as { id: string }

  await page.goto(`/admin-panel/payments/manual?order=${id}&lang=en`)
  await page.getByLabel('Reference').fill(`bank ${id}`)
  await page.getByRole('button', { name: 'Confirm…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`$164 came for order #${id.slice(0, 8)}`)
  await dialog.getByRole('button', { name: 'Yes, confirm' }).click()
  await expect(page.getByText('Confirmed by hand: the order is paid')).toBeVisible()

  await page.goto(`/admin-panel/payments?q=${id.slice(0, 8)}&lang=en`)
  const row = page.getByRole('row', { name: `#${id.slice(0, 8)}` })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText(OWNER)
})
