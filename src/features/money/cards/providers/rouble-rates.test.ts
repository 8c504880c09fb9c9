import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import { type AnswerServer, openAnswerServer, type Reply } from '../../../../../test/answer-server.ts'
import type { KeptRate, RoubleSource } from '../model.ts'
import { bankOfRussia, fixedRoubles } from './rouble-rates.ts'

let server: AnswerServer
let now: Date
let reply: Reply

const dollar = (value: string, nominal = '1') =>
  `<Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>${nominal}</Nominal><Name>\xc4\xee\xeb\xeb\xe0\xf0</Name><Value>${value}</Value><VunitRate>${value}</VunitRate></Valute>`
const euro =
  '<Valute ID="R01239"><NumCode>978</NumCode><CharCode>EUR</CharCode><Nominal>1</Nominal><Name>\xc5\xe2\xf0\xee</Name><Value>90,1000</Value><VunitRate>90,1</VunitRate></Valute>'

/** A document of the bank in the format of November 2026, in windows-1251. */
function document(day: string, ...lines: string[]): Reply {
  const text = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">${lines.join('')}</ValCurs>`
  return { type: 'application/xml; charset=windows-1251', body: Buffer.from(text, 'latin1') }
}

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  reply = document('21.11.2026', euro, dollar('78,1234'))
  server = await openAnswerServer(() => reply)
})
afterEach(async () => await server.close())

const open = (spreadBasisPoints = 0): RoubleSource =>
  bankOfRussia({ url: server.url, spreadBasisPoints, now: () => now })

describe('the rate of the Bank of Russia', () => {
  it('is the price of one dollar plus the owner’s surcharge', async () => {
    expect(await open().perUsd()).toBe(78_12340000n)
    expect(await open(250).perUsd()).toBe(80_07648500n)
  })

  it('is read once an hour, even for parallel requests', async () => {
    const source = open()
    await Promise.all([source.perUsd(), source.perUsd(), source.perUsd()])
    now = after(now, HOUR - MINUTE)
    await source.perUsd()
    expect(server.requests).toHaveLength(1)
    now = after(now, MINUTE)
    await source.perUsd()
    expect(server.requests).toHaveLength(2)
  })

  it.each<[string, Reply]>([
    ['another currency', document('21.11.2026', euro)],
    ['two dollars', document('21.11.2026', dollar('78,1234'), dollar('80,0000'))],
    ['not a number', document('21.11.2026', dollar('many'))],
    ['an implausible rate', document('21.11.2026', dollar('0,0100'))],
    ['without a valid day', document('99.99.2026', dollar('78,1234'))],
    ['a page', { type: 'text/html', body: '<h1>Технические работы</h1>' }],
    ['an error', { status: 503, body: 'busy' }],
    ['too much data', 'endless'],
  ])('is unavailable if the bank’s answer is %s', async (_, bad) => {
    reply = bad
    await expect(open().perUsd()).rejects.toThrow('no rate yet')
  })

  it('is used for at most twelve days while the bank is unavailable', async () => {
    const source = open()
    await source.perUsd()
    reply = { status: 503, body: 'busy' }
    now = after(now, 11 * DAY)
    expect(await source.perUsd()).toBe(78_12340000n)
    now = after(now, 2 * DAY)
    await expect(source.perUsd()).rejects.toThrow('too old')
    reply = document('03.12.2026', dollar('79,0000'))
    now = after(now, MINUTE)
    expect(await source.perUsd()).toBe(79_00000000n)
  })

  it('is not requested for every customer while the bank is unavailable', async () => {
    reply = { status: 503, body: 'busy' }
    const source = open()
    await expect(source.perUsd()).rejects.toThrow('no rate yet')
    await expect(source.perUsd()).rejects.toThrow('no rate yet')
    expect(server.requests).toHaveLength(1)
  })
})

describe('the second bank (of Belarus) and the stored rate', () => {
  /** The answer of the National Bank of Belarus for one currency (https://www.nbrb.by/apihelp/exrates). */
  const belarus = (code: string, scale: number, rate: string, day = '2026-11-20'): Reply => ({
    body: `{"Cur_ID":1,"Date":"${day}T00:00:00","Cur_Abbreviation":"${code}","Cur_Scale":${scale},"Cur_Name":"x","Cur_OfficialRate":${rate}}`,
  })
  /** The page that the Bank of Russia's flood protection sends to automatic clients. */
  const challenge: Reply = { type: 'text/html', body: '<html><script>document.cookie="__ddg1_=1"</script></html>' }
  let second: AnswerServer
  let rows: KeptRate[]
  let dollarReply: Reply
  beforeEach(async () => {
    rows = []
    dollarReply = belarus('USD', 1, '3.125')
    second = await openAnswerServer(({ path }) =>
      path.startsWith('/USD?') ? dollarReply : belarus('RUB', 100, '4.0064'),
    )
  })
  afterEach(async () => await second.close())

  const openBoth = (kept: KeptRate[] = rows): RoubleSource =>
    bankOfRussia({
      url: server.url,
      secondUrl: second.url,
      spreadBasisPoints: 0,
      now: () => now,
      memory: { load: async () => kept.at(-1), save: async (rate) => void rows.push(rate) },
    })

  it('supply a rate if the first bank sends only a challenge page', async () => {
    expect(await openBoth().perUsd()).toBe(78_12340000n)
    expect(second.requests).toHaveLength(0)
    reply = challenge
    expect(await openBoth([]).perUsd()).toBe(78_00019969n)
    expect(rows.map(({ source }) => source)).toEqual(['cbr', 'nbrb'])
  })

  it('supply the stored rate after a restart while both banks are unavailable', async () => {
    reply = challenge
    dollarReply = { status: 503, body: 'busy' }
    await expect(openBoth().perUsd()).rejects.toThrow('no rate yet')
    const kept: KeptRate = { rate: 77_00000000n, day: after(now, -2 * DAY), source: 'cbr' }
    expect(await openBoth([kept]).perUsd()).toBe(77_00000000n)
    await expect(openBoth([{ ...kept, day: after(now, -13 * DAY) }]).perUsd()).rejects.toThrow('too old')
  })

  it('do not supply a rate that differs much from the first bank’s last rate', async () => {
    reply = challenge
    const kept: KeptRate = { rate: 100_00000000n, day: after(now, -DAY), source: 'cbr' }
    expect(await openBoth([kept]).perUsd()).toBe(100_00000000n)
    expect(rows).toEqual([])
  })

  it('do not supply a rate that is older than the stored rate', async () => {
    reply = challenge
    const kept: KeptRate = { rate: 78_00000000n, day: after(now, DAY), source: 'cbr' }
    expect(await openBoth([kept]).perUsd()).toBe(78_00000000n)
  })

  it.each<[string, Reply]>([
    ['another currency', belarus('EUR', 1, '3.125')],
    ['no rate', belarus('USD', 1, '0')],
    ['an old day', belarus('USD', 1, '3.125', '2026-10-01')],
    ['a challenge page', challenge],
  ])('do not supply a rate if the second bank answers with %s', async (_, bad) => {
    reply = challenge
    dollarReply = bad
    await expect(openBoth().perUsd()).rejects.toThrow(/no rate yet|too old/)
  })
})

describe('a rouble rate that the owner sets', () => {
  it('is used unchanged, plus the surcharge', async () => {
    expect(await fixedRoubles('92.5', 0).perUsd()).toBe(92_50000000n)
    expect(await fixedRoubles('92.5', 100).perUsd()).toBe(93_42500000n)
  })
})
