import { DEFAULT_TERMS } from '../src/base/ritual-terms.ts'
import { dayAtPlace } from '../src/features/orders/plans/rules-panchang.ts'
import type { ToolKnowledge } from '../src/features/assistant/language-model/commands-tools.ts'
import type { RitualFacts, TierFacts } from '../src/features/assistant/consultant/model-knowledge.ts'
import type { Consultant } from '../src/features/assistant/consultant/model.ts'
import type { Tier } from '../src/features/catalogue/catalogue/model-terms.ts'

const tier = (name: Tier, priceUsd: number, termMonths: number): TierFacts => ({
  tier: name,
  priceUsd,
  termMonths,
  weeks: termMonths * 4,
  terms: DEFAULT_TERMS[name].map((months) => ({ termMonths: months, priceUsd: (priceUsd / termMonths) * months })),
})

const ritual = (id: string, name: string, enhanced: number, text: string): RitualFacts => ({
  id,
  name,
  intro: `${name} совершается у огня.`,
  description: '',
  category: 'careerSuccess',
  aliases: [],
  keywords: [],
  features: ['Запись обряда'],
  mantra: null,
  tiers: [tier('basic', Math.round(enhanced * 0.545), 0.5), tier('enhanced', enhanced, 1)],
  priceUsd: enhanced,
  terms: DEFAULT_TERMS,
  fromUsd: Math.round(enhanced * 0.545) / 2,
  fromMonths: 0.25,
  fromTier: 'basic',
  sections: [{ title: 'Предание', text }],
  href: `/ritual/${id}`,
})

const TUESDAY = {
  tithi: 'Панчами',
  nakshatra: 'Ашвини',
  weekday: 'вторник',
  festival: null,
  isPurnima: false,
  isAmavasya: false,
  isEkadashi: false,
}

/** Knowledge about two rituals for tests. `text` is the text on the page of the first ritual. */
export function sampleKnowledge(text = 'Ганеше молятся перед началом дел.'): ToolKnowledge {
  const rituals = [
    ritual('ganesha', 'Ганеша-ягья', 300, text),
    ritual('saraswati', 'Сарасвати-ягья', 400, 'О знании и речи.'),
  ]
  const find = (id: string) => rituals.find((one) => one.id === id)
  return {
    listRituals: async () => rituals,
    searchRituals: async () =>
      rituals.map(({ id, name, intro, fromUsd, fromMonths, category }) => ({
        id,
        name,
        line: intro,
        fromUsd,
        fromMonths,
        category,
      })),
    ritual: async (id) => find(id),
    compareTiers: async (id) => find(id)?.tiers ?? [],
    today: dayAtPlace,
    panchangFor: (date) => ({ ...TUESDAY, date }),
    suggestDates: (_id, from) => [{ date: from, reason: 'Чатуртхи, день Ганеши', isWeekly: false }],
    searchArticles: async () => [{ id: 'questions', name: 'Вопросы и ответы', line: '', href: '/article/questions' }],
    article: async (id) => ({
      id,
      name: 'Вопросы и ответы',
      intro: 'Как всё проходит.',
      sections: [{ title: 'Что пришлют', text: 'Запись и свидетельство.' }],
      href: `/article/${id}`,
    }),
    quote: async (items) => {
      const lines = items.flatMap(({ serviceId, tier: wanted = 'enhanced', duration }) => {
        const found = find(serviceId)
        const offer = found?.tiers.find((one) => one.tier === wanted)
        if (!found || !offer) return []
        const termMonths = duration ?? offer.termMonths
        const priceUsd = (offer.priceUsd / offer.termMonths) * termMonths
        return [{ serviceId, name: found.name, tier: wanted, termMonths, quantity: 1, priceUsd }]
      })
      return { lines, totalUsd: lines.reduce((sum, { priceUsd }) => sum + priceUsd, 0) }
    },
  }
}

/** The only answer of the local consultant in tests. */
export const LOCAL_ANSWER = 'Ганеша-ягья: от $164.'
export const sampleLocal: Consultant = {
  name: 'local',
  answer: async function* () {
    yield { type: 'text', text: LOCAL_ANSWER }
    yield { type: 'links', links: [{ title: 'Ганеша-ягья', href: '/ritual/ganesha' }] }
  },
}
