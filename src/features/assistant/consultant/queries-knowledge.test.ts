import { expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { tierOffers } from '#features/catalogue/catalogue/rules-terms.ts'
import { openPanchang } from '#features/orders/plans/queries.ts'
import { centsToDollars } from '#base/money.ts'
import type { RitualText } from './present.ts'
import { toLibrary } from './queries.ts'
import { openKnowledge } from './queries-knowledge.ts'

const WORDS: RitualText['ru'] = {
  seo_title: '',
  seo_description: '',
  name: 'Ганеша-ягья',
  intro: '',
  description: '',
  features: [],
  keywords: [],
  mantra_transliteration: null,
  mantra_translation: null,
}

it.each([300_00, 199_50, 123_45])(
  'for a ritual of %i cents, the consultant and the cart have equal prices',
  async (cents) => {
    const row = {
      id: 'ganesha',
      ru: WORDS,
      en: WORDS,
      contentRu: '',
      contentEn: '',
      priceCents: cents,
      terms: null,
      mantra: null,
    }
    const library = toLibrary([row], [], [])
    const knowledge = openKnowledge({ read: () => Promise.resolve(library), drop: () => {} }, openPanchang(), () =>
      Promise.reject(new Error('not read')),
    )
    for (const { tier, price } of tierOffers({ price: cents / 100, terms: DEFAULT_TERMS })) {
      const { lines } = await knowledge.quote([{ serviceId: 'ganesha', tier }], 'en')
      expect(lines.map(({ priceUsd }) => priceUsd)).toEqual([centsToDollars(price)])
    }
  },
)
