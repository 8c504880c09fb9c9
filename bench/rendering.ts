import { LANGS } from '../src/base/i18n.ts'
import { readAnswer, type CallAnswer, createCachedCalls } from '../src/app/pages/cached-calls.ts'
import { createPageCache, toBytes, toBytesOnce } from '../src/app/pages/page-cache.ts'
import type { PreparePage } from '../src/app/pages/pages.ts'
import type { RenderedPage, RenderRequest } from '../src/app/ssr.tsx'
import { listServiceCards } from '../src/features/catalogue/catalogue/queries-pages.ts'
import type { TestShop } from '../test/shop.ts'
import type { Bench, Part } from './bench.ts'
import { openShop, runOn } from './database.ts'
import { absoluteAtLeast, absoluteAtMost, amount, type Figure, forInformation, ratioAtLeast } from './results.ts'
import { countPerSecond, median, medianRatio, takeTurns, timeEach } from './rounds.ts'

const CARDS = 30
/** The number of concurrent requests. With several requests, the process can render one page while the database works for another page. */
const AT_ONCE = 8
const CALL = '/api/service-cards?lang=ru'

export const rendering: Part = {
  name: 'rendering',
  about: `the catalogue page of ${CARDS} cards without the page cache, on PostgreSQL`,
  measure,
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.freshDatabase()
  const shop = await openShop({ DATABASE_URL: url })
  try {
    await runOn(url, ADD_CARDS)
    const { preparePage } = (await import(new URL('../dist/ssr/ssr.js', import.meta.url).href)) as {
      preparePage: PreparePage
    }
    return await compare(bench, shop, preparePage)
  } finally {
    await shop.close()
  }
}

/** Adds copies of rituals until there are enough ritual cards. */
const ADD_CARDS = `insert into ritual
  select (jsonb_populate_record(shipped, jsonb_build_object('id', id || '-again', 'position', position + 100))).*
  from ritual as shipped order by position limit ${CARDS} - (select count(*) from ritual where published)`

async function compare({ rounds, seconds }: Bench, shop: TestShop, prepare: PreparePage): Promise<Figure[]> {
  const readAfresh = async (call: string) => readAnswer(await shop.api.request(call))
  const { read } = createCachedCalls(shop.api, createPageCache(), () => LANGS)
  const readKept = keepAnswers(readAfresh)
  const page = (reading: RenderRequest['read']) => async () =>
    (await prepare({ path: '/', search: '', lang: 'ru', langIsChosen: false, read: reading })).render()
  const html = await readCards(page(readAfresh))
  const timed = (work: () => Promise<unknown>) => async () => median(await timeEach(seconds / 4, work))
  await timed(page(readAfresh))()
  const seen = await takeTurns(rounds, {
    rate: () => countPerSecond(seconds, AT_ONCE, page(read)),
    afresh: () => countPerSecond(seconds, AT_ONCE, page(readAfresh)),
    whole: timed(page(readAfresh)),
    render: timed(page(readKept)),
    call: timed(async () => await readAfresh(CALL)),
    query: timed(() => listServiceCards({ ...shop.shop, readDb: shop.shop.db }, 'ru')),
    ping: timed(() => shop.shop.db.execute('select 1')),
    bytes: timed(() => toBytes(200, html)),
    once: timed(() => toBytesOnce(200, html, 'br, gzip')),
  })
  const ms = (values: number[]) => amount(median(values), 'ms')
  return [
    absoluteAtLeast(median(seen.rate), '/s', {
      what: `Uncached home page, ${CARDS} cards`,
      limit: 1500,
      seen: `one process, ${AT_ONCE} parallel requests, API answers cached as in the running shop`,
    }),
    forInformation(
      'The same after a change of the catalogue',
      amount(median(seen.afresh), '/s'),
      `no cached API answers; a single page takes ${ms(seen.whole)}`,
    ),
    absoluteAtMost(median(seen.render), 'ms', {
      what: 'Rendering of this page, with cached API answers',
      limit: 0.5,
      seen: 'body, head and state',
    }),
    forInformation(
      'Data of this page: the call `/api/service-cards`',
      ms(seen.call),
      `query ${ms(seen.query)}, which includes a round trip to PostgreSQL of ${ms(seen.ping)}`,
    ),
    forInformation(
      'Compression of this page',
      ms(seen.bytes),
      'brotli, gzip and ETag, on other threads; once for a cached page',
    ),
    ratioAtLeast(medianRatio(seen.bytes, seen.once), {
      what: 'Compression of a page for one reader: times as fast as for a cached page',
      limit: 5,
      seen: `${ms(seen.once)} compared with ${ms(seen.bytes)}`,
    }),
  ]
}

/** Stores the responses of the API calls in memory, so that only rendering is measured. */
function keepAnswers(read: RenderRequest['read']): RenderRequest['read'] {
  const answers = new Map<string, CallAnswer>()
  // The preparation of a response belongs to the API work, and another part measures it.
  return async (call) => {
    const answer = answers.get(call) ?? (await read(call))
    answers.set(call, answer)
    return answer
  }
}

/** Checks that the page shows all cards, and returns the page as text. */
async function readCards(page: () => Promise<RenderedPage>): Promise<string> {
  const { status, head, body, state } = await page()
  const { known } = JSON.parse(state) as { known: Record<string, unknown[] | undefined> }
  if (status !== 200 || known[CALL]?.length !== CARDS) throw new Error(`the page does not show ${CARDS} cards`)
  return head + body + state
}
