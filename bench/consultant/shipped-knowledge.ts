import { fileURLToPath } from 'node:url'
import type { Lang } from '../../src/base/i18n.ts'
import { openKnowledge } from '../../src/features/assistant/consultant/queries-knowledge.ts'
import { toLibrary } from '../../src/features/assistant/consultant/queries.ts'
import type { Knowledge } from '../../src/features/assistant/consultant/model-knowledge.ts'
import type { ArticleText, RitualText } from '../../src/features/assistant/consultant/present.ts'
import { dayAtPlace } from '../../src/features/orders/plans/rules-panchang.ts'
import { addDays } from '../../src/features/orders/plans/rules.ts'
import { openPanchang } from '../../src/features/orders/plans/queries.ts'
import { type ContentItem, readContentFolder } from '../../src/server/content-folder.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

type Meta = { price: number; position: number; aliases?: string[]; mantra?: string | null; status?: string }

/** A shop with one card service, all coins and one group ritual. */
const shopFacts: Knowledge['shopFacts'] = (now) =>
  Promise.resolve({
    cards: ['stripe'],
    coins: ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'],
    recordingDays: 7,
    cardMinutes: 60,
    coinMinutes: 20,
    refundDays: 5,
    seller: { name: 'Example Ltd', country: 'Exampleland', address: '1 Example Street', isExample: true },
    earliestStart: addDays(dayAtPlace(now), 1),
    blockedDays: [],
    priests: ['Vishnu Dikshit', 'Ravi Sharma'],
    groups: [{ serviceId: 'navagraha', day: '2026-12-26', priceUsd: 81, href: '/group/sample' }],
  })

/** The shop's knowledge with the original content, read from `content/` without a database. */
export async function shippedKnowledge(): Promise<Knowledge> {
  const rituals = await inOrder('rituals')
  const articles = (await inOrder('articles')).filter(({ meta }) => meta.status !== 'draft')
  const aliases = rituals.flatMap(({ item, meta }) => (meta.aliases ?? []).map((alias) => ({ alias, target: item.id })))
  const library = toLibrary(
    rituals.map(({ item, meta }) => ({
      ...textsOf<RitualText>(item),
      terms: null,
      priceCents: meta.price * 100,
      mantra: meta.mantra ?? null,
    })),
    articles.map(({ item }) => textsOf<ArticleText>(item)),
    aliases,
  )
  return openKnowledge({ read: () => Promise.resolve(library), drop: () => {} }, openPanchang(), shopFacts)
}

async function inOrder(kind: string) {
  const sources = await readContentFolder(`${CONTENT}/${kind}`)
  const items = await Promise.all(sources.map(async (source) => await source.parse()))
  // The import of the catalogue checks that the data have these types.
  return items.map((item) => ({ item, meta: item.meta as Meta })).toSorted((a, b) => a.meta.position - b.meta.position)
}

function textsOf<T extends Record<Lang, unknown>>({ id, ru, en }: ContentItem) {
  const [russian, english] = [ru.front as T['ru'], en.front as T['en']]
  return { id, ru: russian, en: english, contentRu: ru.body, contentEn: en.body }
}
