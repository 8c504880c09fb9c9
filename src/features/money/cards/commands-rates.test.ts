import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { after, DAY } from '#base/time.ts'
import { readConfig } from '#server/config.ts'
import { openAnswerServer, type Reply } from '../../../../test/answer-server.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { prepareFolder } from '../../../../test/prepared-database.ts'
import { createPostgres, engine, openShopOn, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { openYookassaServer, SHOP_ID, YOOKASSA_KEY } from '../../../../test/yookassa-server.ts'
import { roubleMemory } from './commands.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

it('the last rouble rate is stored in one row, which another process can read', async () => {
  const day = new Date('2026-11-20T00:00:00Z')
  const [first, later] = [roubleMemory(shop.shop), roubleMemory(shop.shop)]
  const before = await later.load()
  await first.save({ rate: 78_12340000n, day, source: 'cbr' })
  const kept = await later.load()
  await first.save({ rate: 79_00000000n, day: after(day, DAY), source: 'nbrb' })
  expect([before, kept, await later.load()]).toEqual([
    undefined,
    { rate: 78_12340000n, day, source: 'cbr' },
    { rate: 79_00000000n, day: after(day, DAY), source: 'nbrb' },
  ])
})

const today = (locale: string) => new Date().toLocaleDateString(locale, { timeZone: 'Europe/Moscow' })

/** The Bank of Russia's document of today: 78.1234 roubles for a dollar. */
function documentOfToday(): Reply {
  const dollar =
    '<Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>1</Nominal><Name>x</Name><Value>78,1234</Value></Valute>'
  return {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${today('ru-RU')}" name="x">${dollar}</ValCurs>`,
  }
}

/** The answer of the National Bank of Belarus: 3.125 Belarusian roubles for a dollar, 4 Belarusian roubles for a hundred Russian roubles. */
function rateOfBelarus(path: string): Reply {
  const isDollar = path.includes('/USD?')
  const named = isDollar ? { Cur_Abbreviation: 'USD', Cur_Scale: 1 } : { Cur_Abbreviation: 'RUB', Cur_Scale: 100 }
  const rate = { Cur_OfficialRate: isDollar ? 3.125 : 4, Date: `${today('sv-SE')}T00:00:00` }
  return { body: JSON.stringify({ ...named, ...rate }) }
}

it('a restarted shop uses the same rouble rate while both banks are unavailable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-rates-'))
  if (engine === 'pglite') await prepareFolder(folder)
  const unavailable: Reply = { status: 503, body: 'busy' }
  let [russia, belarus] = [true, false]
  const banks = await openAnswerServer(({ path }) => {
    if (path.startsWith('/nbrb')) return belarus ? rateOfBelarus(path) : unavailable
    return russia ? documentOfToday() : unavailable
  })
  const yookassa = await openYookassaServer()
  const config = readConfig({
    LOG_LEVEL: 'silent',
    ...(engine === 'postgres' ? await createPostgres() : { DATA_DIR: folder }),
    YOOKASSA_SHOP_ID: SHOP_ID,
    YOOKASSA_SECRET_KEY: YOOKASSA_KEY,
    YOOKASSA_API_URL: yookassa.url,
    YOOKASSA_RUB_PER_USD: 'cbr',
    CBR_RATE_URL: `${banks.url}/cbr`,
    NBRB_RATE_URL: `${banks.url}/nbrb`,
  })
  /** Starts a new shop and opens a card payment of 164 dollars there. */
  const sell = async (): Promise<{ status: number; amount: string }> => {
    const opened = await openShopOn(config)
    const { id: orderId } = (await opened.call('POST', '/api/orders', makeOrder())).body
    const { status, body } = await opened.call('POST', '/api/card/payment?lang=ru', { orderId })
    await opened.close()
    return { status, amount: body.amount }
  }
  const before = await sell()
  russia = false
  const requestsBefore = banks.requests.length
  const afterwards = await sell()
  const triedBoth = new Set(banks.requests.slice(requestsBefore).map(({ path }) => path.split(/[/?]/)[1]))
  belarus = true
  const stoodIn = await sell()
  await Promise.all([banks.close(), yookassa.close()])
  rmSync(folder, { recursive: true })
  expect([before, afterwards]).toEqual([
    { status: 201, amount: '12812.24' },
    { status: 201, amount: '12812.24' },
  ])
  expect([...triedBoth].toSorted()).toEqual(['cbr', 'nbrb'])
  expect(stoodIn).toEqual({ status: 201, amount: '12812.5' })
})
