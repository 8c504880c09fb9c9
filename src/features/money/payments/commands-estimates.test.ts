import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import { type AnswerServer, openAnswerServer, type Reply } from '../../../../test/answer-server.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { fetchDailyRates } from '../cards/providers/bank-of-russia.ts'
import { currencyRates } from '../cards/tables.ts'
import { refreshWithPauses } from './commands-estimates.ts'
import { readEstimates } from './queries-estimates.ts'

let shop: TestShop
let bank: AnswerServer
let reply: Reply
let now: Date
beforeAll(async () => {
  shop = await openTestShop()
  bank = await openAnswerServer(() => reply)
})
afterAll(async () => await Promise.all([shop.close(), bank.close()]))
beforeEach(async () => {
  await shop.shop.db.delete(currencyRates)
  bank.requests.length = 0
  now = new Date('2026-11-28T08:00:00Z')
  reply = documentOf('28.11.2026')
})

/** Makes a document of the bank in its own encoding, windows-1251. The document has decimal commas, and the price of a hundred yen. */
function documentOf(day: string, dollar = '93,0000'): Reply {
  const lines = [
    ['R01235', '840', 'USD', '1', '\xc4\xee\xeb\xeb\xe0\xf0 \xd1\xd8\xc0', dollar],
    ['R01239', '978', 'EUR', '1', '\xc5\xe2\xf0\xee', '100,7500'],
    ['R01820', '392', 'JPY', '100', '\xc8\xe5\xed', '59,8011'],
  ].map(
    ([id, number, code, nominal, name, value]) =>
      `<Valute ID="${id}"><NumCode>${number}</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value></Valute>`,
  )
  const head = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">`
  return {
    type: 'application/xml; charset=windows-1251',
    body: Buffer.from(`${head}${lines.join('')}</ValCurs>`, 'latin1'),
  }
}

/** Returns a real shop (no sandbox) whose clock is `now`. */
const real = () => ({ ...shop.shop, now: () => now, config: { ...shop.shop.config, SANDBOX: false } })
const openJob = () => refreshWithPauses(real(), async () => await fetchDailyRates(bank.url))

it('the payment step shows the prices of a dollar in roubles and in euros', async () => {
  await openJob()()
  // The rates mean 93 roubles for a dollar, and 93 / 100.75 euros for a dollar.
  expect(await readEstimates(real())).toEqual({ rubPerUsd: 93, eurPerUsd: 0.923076, day: '2026-11-28' })
})

it('the shop requests the bank’s rates once a day for all its processes', async () => {
  await openJob()()
  now = after(now, DAY - MINUTE)
  await openJob()()
  expect(bank.requests).toHaveLength(1)
  now = after(now, MINUTE)
  reply = documentOf('29.11.2026', '94,0000')
  await openJob()()
  expect(await readEstimates(real())).toMatchObject({ rubPerUsd: 94, day: '2026-11-29' })
})

it('the pause before the next request doubles after each failed request', async () => {
  const work = openJob()
  reply = { status: 503, body: 'busy' }
  for (let minutes = 0; minutes <= 75; minutes += 5) {
    await work().catch(() => {})
    now = after(now, 5 * MINUTE)
  }
  // The bank was asked after 0, 10, 30 and 70 minutes.
  expect(bank.requests).toHaveLength(4)
})

it.each<[string, Reply]>([
  ['sends a page instead of rates', { type: 'text/html', body: '<h1>Технические работы</h1>' }],
  ['names no euro', { body: String((documentOf('28.11.2026') as { body: Buffer }).body).replace('EUR', 'XDR') }],
])('no price estimate is shown if the bank %s', async (_, bad) => {
  reply = bad
  await expect(openJob()()).rejects.toThrow(/Bank of Russia/)
  expect(await readEstimates(real())).toBeUndefined()
})

it('no price estimate is shown if the rates are older than three days', async () => {
  await openJob()()
  // A day of the rates begins at midnight in Moscow, so this moment is the last moment of the three days.
  now = new Date('2026-11-30T21:00:00Z')
  expect(await readEstimates(real())).toBeDefined()
  now = after(now, HOUR)
  expect(await readEstimates(real())).toBeUndefined()
})

it('the sandbox does not ask a bank, and its price estimates have no day', async () => {
  const { body } = await shop.call('GET', '/api/payment-methods')
  expect(body.estimates).toEqual({ rubPerUsd: 93, eurPerUsd: 0.92, day: null })
  expect(shop.jobs.map(({ name }) => name)).not.toContain('read-daily-rates')
})
