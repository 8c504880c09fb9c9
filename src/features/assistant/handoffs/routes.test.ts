import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

it('a question for staff waits until a staff member marks the question as answered', async () => {
  const asked = {
    email: 'olga@example.com',
    lang: 'en',
    note: 'Which day suits a wedding?',
    turns: [{ role: 'visitor', text: 'Hello' }],
    consent: true,
  }
  expect((await openBrowser(shop).call('POST', '/api/consultant/handoff', asked)).status).toBe(202)

  const [waiting] = (await owner.call('GET', '/api/admin/handoffs')).body.items
  expect(waiting).toMatchObject({ email: 'olga@example.com', note: 'Which day suits a wedding?', answeredAt: null })
  expect(waiting.turns).toEqual([{ role: 'visitor', text: 'Hello' }])

  const path = `/api/admin/handoffs/${waiting.id}/answer`
  expect((await owner.call('POST', path)).status).toBe(204)
  const [answered] = (await owner.call('GET', '/api/admin/handoffs')).body.items
  expect(answered).toMatchObject({ id: waiting.id, answeredBy: 'admin@example.com' })
  const again = await owner.call('POST', path)
  expect([again.status, again.body.code]).toEqual([404, 'handoffs.not-waiting'])
  const { items } = (await owner.call('GET', '/api/admin/audit?what=handoff.answer')).body
  expect(items.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([waiting.id])
})

it('a visitor who is not signed in cannot read the questions for staff', async () => {
  expect((await openBrowser(shop).call('GET', '/api/admin/handoffs')).status).toBe(401)
})
