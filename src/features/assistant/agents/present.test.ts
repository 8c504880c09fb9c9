import { expect, it } from 'vitest'
import { presentQuote } from './present.ts'

const line = (weeks: number) => ({
  itemId: 'ganesha-basic',
  serviceId: 'ganesha',
  tier: 'basic' as const,
  intentionId: null,
  names: { ru: 'Ягья', en: 'Yagya' },
  unitCents: 16_400,
  quantity: 1,
  weeks,
  performsAt: null,
})

it('a price quote links to the checkout only if the tier offers the duration', () => {
  const services = [{ id: 'ganesha', terms: { basic: [0.5, 1] } }]
  const { lines } = presentQuote([line(4), line(12)], undefined, { lang: 'en', origin: 'https://a.example', services })
  expect(lines.map(({ url }) => url)).toEqual([
    'https://a.example/checkout/ganesha?tier=basic&duration=1&lang=en',
    'https://a.example/ritual/ganesha?lang=en',
  ])
})
