import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { calendarDay } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
let partner: Browser
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signInStaff(shop, 'owner')
  await owner.call('POST', '/api/admin/partners', {
    email: 'vera@example.com',
    name: 'Vera',
    commission: { percent: 10 },
  })
  partner = await signIn(shop, 'vera@example.com')
  id = (await partner.call('GET', '/api/partner/me')).body.id
})
afterAll(() => shop.close())

const detail = async () => (await owner.call('GET', `/api/admin/partners/${id}`)).body
const today = () => calendarDay(shop.shop.now())

async function placeOrder(): Promise<string> {
  const client = { firstName: 'Anna', lastName: 'Smirnova', email: `anna-${newId().slice(0, 6)}@example.com` }
  const made = (await partner.call('POST', '/api/partner/clients', client)).body
  const items = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
  return (await partner.call('POST', '/api/partner/orders', { clientId: made.id, items })).body.id
}
const report = async (orderId: string) =>
  await partner.call('POST', `/api/partner/orders/${orderId}/manual-payment`, {
    amountUsd: 164,
    receivedAt: today(),
    reference: `cash ${newId()}`,
    note: '',
  })
const change = async (confirmsReports: boolean | null) =>
  await owner.call('PUT', `/api/admin/partners/${id}`, { confirmsReports })

it('a partner’s balance is the commission due minus the cash that the partner has', async () => {
  expect((await report(await placeOrder())).body.state).toBe('completed')
  // The commission is 10 % of $164.
  expect(await detail()).toMatchObject({ dueUsd: 16.4, heldUsd: 164, balanceUsd: -147.6 })
  const { body: statement } = await partner.call('GET', '/api/partner/statement')
  expect(statement.balance).toEqual({ dueUsd: 16.4, heldUsd: 164, balanceUsd: -147.6 })

  const handover = { amountUsd: 147.6, receivedOn: today(), note: 'in the office', handoverId: newId() }
  for (const _ of ['first', 'repeated']) {
    const { status, body } = await owner.call('POST', `/api/admin/partners/${id}/handovers`, handover)
    expect([status, body.heldUsd, body.balanceUsd]).toEqual([201, 16.4, 0])
  }
  const other = await owner.call('POST', `/api/admin/partners/${id}/handovers`, { ...handover, amountUsd: 1 })
  expect([other.status, other.body.code]).toEqual([409, 'partners.payout-changed'])
})

it('staff confirm a partner’s reports of payments if the partner’s setting requires this', async () => {
  expect((await change(true)).body.confirmsReports).toBe(true)
  expect((await partner.call('GET', '/api/partner/me')).body.approvalFromUsd).toBe(0)
  const orderId = await placeOrder()
  expect((await report(orderId)).body.state).toBe('awaiting-confirmation')
  expect((await shop.call('GET', `/api/orders/${orderId}`)).body.status).toBe('pending')
  const { heldUsd } = await detail()
  expect(heldUsd).toBe(16.4)
  const { body: waiting } = await owner.call('GET', `/api/admin/payments?orderId=${orderId}`)
  const approval = `/api/admin/payments/manual/${waiting.items[0].id}/approval`
  expect((await owner.call('POST', approval)).status).toBe(200)
  expect((await shop.call('GET', `/api/orders/${orderId}`)).body.status).toBe('completed')
  expect((await detail()).heldUsd).toBe(180.4)
})

it('the sandbox needs no confirmation of payment reports unless the partner’s setting requires this', async () => {
  await change(null)
  expect((await report(await placeOrder())).body.state).toBe('completed')
})

it('a partner can take commission from cash, and an undone receipt restores both sums', async () => {
  await owner.call('POST', '/api/admin/partners', {
    email: 'kept@example.com',
    name: 'Keeper',
    commission: { percent: 10 },
  })
  partner = await signIn(shop, 'kept@example.com')
  id = (await partner.call('GET', '/api/partner/me')).body.id
  await report(await placeOrder())
  const receipt = { amountUsd: 147.6, receivedOn: today(), note: 'in the office', handoverId: newId() }
  const made = await owner.call('POST', `/api/admin/partners/${id}/handovers`, { ...receipt, keepsCommission: true })
  expect([made.status, made.body.heldUsd, made.body.dueUsd, made.body.balanceUsd]).toEqual([201, 0, 0, 0])
  expect(made.body.months).toMatchObject([{ payoutsUsd: 16.4, dueUsd: 0, state: 'paid' }])
  const month = today().slice(0, 7)
  const paid = await owner.call('POST', `/api/admin/partners/${id}/payouts`, { month })
  expect([paid.status, paid.body.code]).toEqual([409, 'partners.nothing-due'])
  const entries = made.body.handovers.map((one: { amountUsd: number; keptMonth: string | null }) => one)
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ amountUsd: 147.6, keptMonth: null, note: 'in the office', isUndone: false }),
      expect.objectContaining({ amountUsd: 16.4, keptMonth: month, isUndone: false }),
    ]),
  )

  const undo = async (entry: string, note = 'typed twice') =>
    await owner.call('POST', `/api/admin/partners/${id}/handovers/${entry}/undo`, { note })
  expect((await undo(receipt.handoverId, '')).status).toBe(422)
  const undone = await undo(receipt.handoverId)
  expect([undone.status, undone.body.heldUsd, undone.body.dueUsd]).toEqual([201, 147.6, 0])
  expect(undone.body.handovers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: receipt.handoverId, isUndone: true }),
      expect.objectContaining({ undoes: receipt.handoverId, amountUsd: -147.6, note: 'typed twice' }),
    ]),
  )
  expect((await undo(receipt.handoverId)).body.code).toBe('partners.handover-undone')
  const back = undone.body.handovers.find((one: { undoes: string | null }) => one.undoes !== null)
  expect((await undo(back.id)).body.code).toBe('partners.handover-undone')
  expect((await undo(newId())).status).toBe(404)
  const kept = undone.body.handovers.find((one: { keptMonth: string | null }) => one.keptMonth !== null)
  const restored = await undo(kept.id)
  expect(restored.body).toMatchObject({ heldUsd: 164, dueUsd: 16.4, balanceUsd: -147.6 })
  const { items } = (await owner.call('GET', '/api/admin/audit?what=partner.handover-undone')).body
  expect(items[1]).toMatchObject({ subjectId: id, before: { amountUsd: 147.6 }, after: { amountUsd: 0 } })
})

it('a payout from a partner’s cash reduces the cash and the commission due', async () => {
  const month = today().slice(0, 7)
  const pay = async (body: object) => await owner.call('POST', `/api/admin/partners/${id}/payouts`, { month, ...body })
  await owner.call('POST', `/api/admin/partners/${id}/handovers`, { amountUsd: 154, receivedOn: today() })
  const refused = await pay({ fromCash: true })
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'amountUsd'])
  expect((await pay({ fromCash: true, amountUsd: 10 })).status).toBe(201)
  expect(await detail()).toMatchObject({ heldUsd: 0, dueUsd: 6.4, balanceUsd: 6.4 })
})
