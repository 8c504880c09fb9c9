import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '#base/refusal.ts'
import { after, HOUR, SECOND } from '#base/time.ts'
import { type AnswerServer, openAnswerServer, type Reply } from '../../../../../test/answer-server.ts'
import type { RateSource } from '../model.ts'
import { marketRates, type RateName } from './rates.ts'

let server: AnswerServer
let now: Date
/** The answers that replace the usual answers of exchanges. */
let instead: Partial<Record<RateName, Reply>>
let prices: Record<RateName, { BTC: string; ETH: string; USDT: string }>

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  instead = {}
  const usual = { BTC: '95000', ETH: '3200', USDT: '0.9998' }
  prices = { kraken: { ...usual }, coinbase: { ...usual }, coingecko: { ...usual }, binance: { ...usual } }
  server = await openAnswerServer(({ path }) => {
    const name = (path.split('/')[1] ?? '') as RateName
    return instead[name] ?? ANSWERS[name]?.(path)
  })
})
afterEach(async () => await server.close())

const json = (value: unknown): Reply => ({ body: JSON.stringify(value) })

/** The answer formats of the exchanges in November 2026. */
const ANSWERS: Record<RateName, (path: string) => Reply> = {
  kraken: () => {
    const pair = (price: string) => ({
      a: [price, '1', '1.000'],
      b: [price, '2', '2.000'],
      c: [price, '0.00012'],
      v: ['1.1', '2.2'],
      o: price,
    })
    const { BTC, ETH, USDT } = prices.kraken
    return json({ error: [], result: { XXBTZUSD: pair(BTC), XETHZUSD: pair(ETH), USDTZUSD: pair(USDT) } })
  },
  coinbase: (path) => {
    const asset = /products\/(\w+)-USD\/ticker/.exec(path)?.[1] as 'BTC'
    const price = prices.coinbase[asset]
    return json({
      ask: price,
      bid: price,
      volume: '9.1',
      trade_id: 7,
      price,
      size: '0.1',
      time: now.toISOString(),
    })
  },
  coingecko: () => {
    const quote = (usd: string) => `{"usd":${usd},"last_updated_at":${Math.floor(now.getTime() / 1000)}}`
    const { BTC, ETH, USDT } = prices.coingecko
    return { body: `{"bitcoin":${quote(BTC)},"ethereum":${quote(ETH)},"tether":${quote(USDT)}}` }
  },
  binance: () => {
    const book = (symbol: string, price: string) => ({ symbol, bidPrice: price, bidQty: '1', askPrice: price })
    return json([book('BTCUSDT', prices.binance.BTC), book('ETHUSDT', prices.binance.ETH)])
  },
}

function open(...names: RateName[]): RateSource {
  const origins = Object.fromEntries(names.map((name) => [name, `${server.url}/${name}`]))
  return marketRates({ names, now: () => now, origins })
}

/** Returns the error code of a refused call. */
const refusalOf = async (rates: RateSource) => {
  const error = await rates.usdFor('BTC').catch((thrown: unknown) => thrown)
  return error instanceof Refusal ? error.code : error
}
const UNAVAILABLE = 'payments.coin-unavailable'

describe('the rates of the exchanges', () => {
  it('are read from the answer format of each exchange', async () => {
    const rates = open('kraken', 'coinbase', 'coingecko')
    prices.kraken.BTC = '95000.10000'
    prices.coinbase.BTC = '95010.25'
    prices.coingecko.BTC = '95020.123456789012'
    expect(await rates.usdFor('BTC')).toBe(9_501_025_000_000n)
    expect(await rates.usdFor('ETH')).toBe(320_000_000_000n)
  })

  it('contain one USDT price for both networks of USDT', async () => {
    const rates = open('kraken', 'coinbase')
    expect(await rates.usdFor('USDT_ERC20')).toBe(99_980_000n)
    expect(await rates.usdFor('USDT_TRC20')).toBe(99_980_000n)
  })

  it('have every digit, even where a floating-point number would be rounded', async () => {
    const rates = open('coingecko', 'kraken')
    prices.coingecko.ETH = '123456789012.12345679'
    prices.kraken.ETH = '123456789012.12345679'
    expect(await rates.usdFor('ETH')).toBe(12_345_678_901_212_345_679n)
  })

  it('are in dollars, even if an exchange states its prices in USDT', async () => {
    const rates = open('kraken', 'coinbase', 'binance')
    prices.kraken.BTC = '95000'
    prices.coinbase.BTC = '95100'
    prices.binance.BTC = '95069.0138'
    expect(await rates.usdFor('BTC')).toBe((9_506_901_380_000n * 99_980_000n) / 100_000_000n)
  })

  it('are requested once for all customers together', async () => {
    const rates = open('kraken', 'coingecko')
    await Promise.all(Array.from({ length: 50 }, async () => await rates.usdFor('BTC')))
    now = after(now, 10 * SECOND)
    await rates.usdFor('ETH')
    expect(server.requests).toHaveLength(2)
  })
})

describe('the price of a coin at an exchange', () => {
  it('is ignored if the price differs from the other prices by 3 %', async () => {
    prices.coinbase.BTC = '97850'
    expect(await open('kraken', 'coinbase', 'coingecko').usdFor('BTC')).toBe(9_500_000_000_000n)
  })

  it('sources disagree: a coin with two prices that differ by 3 % is unavailable', async () => {
    prices.coinbase.BTC = '97850'
    const rates = open('kraken', 'coinbase')
    expect(await refusalOf(rates)).toBe(UNAVAILABLE)
    expect(await rates.usdFor('ETH')).toBe(320_000_000_000n)
  })

  const unavailable: [string, Reply][] = [
    ['sends a page with 200', { type: 'text/html', body: '<h1>Just a moment…</h1>' }],
    ['limits requests', { status: 429, body: '{"error":[],"result":{}}' }],
    ['sends other data', json({ price: 1 })],
    ['sends a price of zero', { body: '{"error":[],"result":{"XXBTZUSD":{"a":["0","1","1"],"b":["0","1","1"]}}}' }],
    ['moved', { status: 302, body: '' }],
    ['never ends its answer', 'endless'],
    ['is empty', { body: '' }],
  ]
  it.each(unavailable)('is ignored if the exchange %s', async (_what, reply) => {
    instead = { kraken: reply }
    expect(await open('kraken', 'coinbase', 'coingecko').usdFor('BTC')).toBe(9_500_000_000_000n)
    expect(await refusalOf(open('kraken', 'coinbase'))).toBe(UNAVAILABLE)
  })

  it('is not used if the exchange needs more than 5 seconds', async () => {
    instead = { kraken: 'silent' }
    const began = performance.now()
    expect(await open('kraken', 'coinbase', 'coingecko').usdFor('BTC')).toBe(9_500_000_000_000n)
    expect(performance.now() - began).toBeLessThan(8000)
  })
})

describe('prices that are too old', () => {
  it('all stale: a coin with only old prices has no price', async () => {
    const rates = open('kraken', 'coinbase', 'coingecko')
    await rates.usdFor('BTC')
    instead = {
      kraken: { status: 503, body: '' },
      coinbase: { status: 503, body: '' },
      coingecko: { status: 503, body: '' },
    }
    now = after(now, 119 * SECOND)
    expect(await rates.usdFor('BTC')).toBe(9_500_000_000_000n)
    now = after(now, 30 * SECOND)
    expect(await refusalOf(rates)).toBe(UNAVAILABLE)
    instead = {}
    now = after(now, 30 * SECOND)
    expect(await rates.usdFor('BTC')).toBe(9_500_000_000_000n)
  })

  it('are not used even if an exchange sends an old price as new', async () => {
    const staleTime = new Date(now.getTime() - 121 * SECOND).toISOString()
    instead = { coinbase: json({ ask: '95000', bid: '95000', time: staleTime }) }
    expect(await refusalOf(open('kraken', 'coinbase'))).toBe(UNAVAILABLE)
  })
})

describe('a server clock that goes back by an hour', () => {
  it('does not stop the requests to exchanges, and makes no old price valid', async () => {
    const rates = open('kraken', 'coinbase')
    await rates.usdFor('BTC')
    now = after(now, -HOUR)
    prices.kraken.BTC = '80000'
    prices.coinbase.BTC = '80000'
    expect(await rates.usdFor('BTC')).toBe(8_000_000_000_000n)
  })
})
