import { z } from 'zod'
import type { Asset } from '#base/money.ts'
import { hasPassed, SECOND } from '#base/time.ts'
import { Refusal } from '#base/refusal.ts'
import { COINS, type UsdRate } from '#features/money/settlements/model-currencies.ts'
import type { RateSource } from '../model.ts'
import { agreedPrice, type MarketPrice, midPrice, parsePrice } from '../rules-rates.ts'
import { fetchJson } from '#server/fetch-json.ts'

export type RateName = 'kraken' | 'coinbase' | 'coingecko' | 'binance'

type CryptoAsset = Exclude<Asset, 'USD' | 'RUB'>
type Prices = Partial<Record<CryptoAsset, MarketPrice>>
/**
 * An exchange (market) and its prices. `in`: the currency of the prices. Binance's prices are in USDT (tether), which has its own price in
 * dollars.
 */
type Market = { in: 'USD' | 'USDT'; origin: string; fetchPrices(origin: string, now: Date): Promise<Prices> }

const ASSETS = ['BTC', 'ETH', 'USDT'] as const satisfies CryptoAsset[]
const RATE_UNIT = 100_000_000n

/** The minimum time between requests to the exchanges, for all customers together. */
const ASK_EVERY = 20 * SECOND
const ASKED = { withinMs: 5 * SECOND, limitBytes: 200_000 }
const BACK_AFTER_SECONDS = 30

const MARKETS: Record<RateName, Market> = {
  kraken: { in: 'USD', origin: 'https://api.kraken.com', fetchPrices: fetchKraken },
  coinbase: { in: 'USD', origin: 'https://api.exchange.coinbase.com', fetchPrices: fetchCoinbase },
  coingecko: { in: 'USD', origin: 'https://api.coingecko.com', fetchPrices: fetchCoinGecko },
  binance: { in: 'USDT', origin: 'https://api.binance.com', fetchPrices: fetchBinance },
}

export type RateSettings = {
  names: readonly RateName[]
  now: () => Date
  /** The URLs that replace the URLs of the exchanges in tests. */
  origins?: Partial<Record<RateName, string>>
}

/** Returns a source of the price of each coin: the median of several exchanges. The price of an exchange is cached until it is too old. */
export function marketRates({ names, now, origins = {} }: RateSettings): RateSource {
  const known = new Map<RateName, Prices>()
  let fetchedAt: Date | undefined
  let pending: Promise<void> | undefined

  async function fetchAll(): Promise<void> {
    fetchedAt = now()
    await Promise.allSettled(
      names.map(async (name) => {
        const prices = await MARKETS[name].fetchPrices(origins[name] ?? MARKETS[name].origin, now())
        known.set(name, { ...known.get(name), ...prices })
      }),
    )
    pending = undefined
  }

  const current = (asset: CryptoAsset): UsdRate | undefined => agreed(asset, known, now())

  return {
    usdFor: async (currency) => {
      const asset = pricedAsset(COINS[currency].asset)
      if (hasPassed(fetchedAt, ASK_EVERY, now())) pending ??= fetchAll()
      // If enough prices are valid, the call does not wait for a slow market.
      if (current(asset) === undefined) await pending
      const rate = current(asset)
      if (rate === undefined) {
        throw new Refusal('unavailable', 'payments.coin-unavailable', { retryAfter: BACK_AFTER_SECONDS })
      }
      return rate
    },
  }
}

function pricedAsset(asset: Asset): CryptoAsset {
  if (asset === 'USD' || asset === 'RUB') throw new TypeError('the markets have prices only for coins')
  return asset
}

function agreed(asset: CryptoAsset, known: ReadonlyMap<RateName, Prices>, now: Date): UsdRate | undefined {
  const inDollars = [...known].filter(([name]) => MARKETS[name].in === 'USD')
  const direct = inDollars.flatMap(([, prices]) => prices[asset] ?? [])
  if (asset === 'USDT') return agreedPrice(direct, now)
  const tether = agreed('USDT', known, now)
  const inTether = tether === undefined ? [] : [...known].filter(([name]) => MARKETS[name].in === 'USDT')
  const converted = inTether.flatMap(([, prices]) => convert(prices[asset], tether ?? 0n))
  return agreedPrice([...direct, ...converted], now)
}

function convert(price: MarketPrice | undefined, tether: UsdRate): MarketPrice[] {
  return price ? [{ usdRate: (price.usdRate * tether) / RATE_UNIT, at: price.at }] : []
}

const decimal = z.string().regex(/^\d{1,12}(\.\d{1,40})?$/)
const best = z.tuple([decimal], z.string())
const kraken = z.object({
  error: z.array(z.string()).length(0),
  result: z.record(z.string(), z.object({ a: best, b: best })),
})
const KRAKEN_PAIRS: Record<CryptoAsset, string> = { BTC: 'XXBTZUSD', ETH: 'XETHZUSD', USDT: 'USDTZUSD' }

/** Reads https://docs.kraken.com/api/docs/rest-api/get-ticker-information. The answer has no timestamp, so the time of its arrival is used. */
async function fetchKraken(origin: string, now: Date): Promise<Prices> {
  const { result } = await fetchJson(`${origin}/0/public/Ticker?pair=XBTUSD,ETHUSD,USDTUSD`, kraken, ASKED)
  return collect((asset) => {
    const ticker = result[KRAKEN_PAIRS[asset]]
    return ticker && { usdRate: midPrice(ticker.b[0], ticker.a[0]), at: now }
  })
}

const coinbase = z.object({ bid: decimal, ask: decimal, time: z.iso.datetime({ offset: true }) })

/** Reads https://docs.cdp.coinbase.com/api-reference/exchange-api. In the answer `time` is the time of the last trade. */
async function fetchCoinbase(origin: string, now: Date): Promise<Prices> {
  const answers = await Promise.allSettled(
    ASSETS.map(async (asset) => await fetchJson(`${origin}/products/${asset}-USD/ticker`, coinbase, ASKED)),
  )
  return collect((asset) => {
    const answer = answers[ASSETS.indexOf(asset)]
    if (answer?.status !== 'fulfilled') return undefined
    const { bid, ask, time } = answer.value
    return { usdRate: midPrice(bid, ask), at: notAfter(new Date(time), now) }
  })
}

const number = z.union([z.string(), z.number()]).transform(String).pipe(decimal)
const coingecko = z.record(z.string(), z.object({ usd: number, last_updated_at: z.number().int().positive() }))
const COINGECKO_IDS: Record<CryptoAsset, string> = { BTC: 'bitcoin', ETH: 'ethereum', USDT: 'tether' }

/** Reads https://docs.coingecko.com/reference/simple-price */
async function fetchCoinGecko(origin: string, now: Date): Promise<Prices> {
  const query = `ids=${Object.values(COINGECKO_IDS).join(',')}&vs_currencies=usd&include_last_updated_at=true`
  const answer = await fetchJson(`${origin}/api/v3/simple/price?${query}&precision=full`, coingecko, ASKED)
  return collect((asset) => {
    const price = answer[COINGECKO_IDS[asset]]
    return price && { usdRate: parsePrice(price.usd), at: notAfter(new Date(price.last_updated_at * SECOND), now) }
  })
}

const binance = z.array(z.object({ symbol: z.string(), bidPrice: decimal, askPrice: decimal }))

/** Reads https://developers.binance.com/docs/binance-spot-api-docs/rest-api. All prices are in USDT (tether), so tether itself has no price there. */
async function fetchBinance(origin: string, now: Date): Promise<Prices> {
  const symbols = encodeURIComponent(JSON.stringify(['BTCUSDT', 'ETHUSDT']))
  const answer = await fetchJson(`${origin}/api/v3/ticker/bookTicker?symbols=${symbols}`, binance, ASKED)
  return collect((asset) => {
    const ticker = answer.find(({ symbol }) => symbol === `${asset}USDT`)
    return ticker && { usdRate: midPrice(ticker.bidPrice, ticker.askPrice), at: now }
  })
}

type RateReading = { usdRate: UsdRate | undefined; at: Date } | undefined

/** Collects the prices of one exchange. An exchange that knows only some assets returns only their prices. */
function collect(read: (asset: CryptoAsset) => RateReading): Prices {
  const prices: Prices = {}
  for (const asset of ASSETS) {
    const price = read(asset)
    if (price?.usdRate !== undefined) prices[asset] = { usdRate: price.usdRate, at: price.at }
  }
  return prices
}

/** Returns the earlier of two times. The clock of an exchange may be fast, so the current time replaces a time in the future. */
function notAfter(time: Date, now: Date): Date {
  return time > now ? now : time
}
