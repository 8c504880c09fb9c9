import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { openHttp } from './http.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let services: Service[]
beforeAll(async () => {
  shop = await openTestShop({ ORDER_LIMIT: '100000' })
  http = await openHttp(shop)
  services = (await shop.call('GET', '/api/services')).body
}, 120_000)
afterAll(async () => {
  await http.close()
  await shop.close()
})

type Service = { id: string; price: number; terms: Record<string, number[]> }
type Choice = { itemId: string; strength: number; duration: number; price: number }

const SPECIAL = 'z-special-intention'
/** The tiers and durations of the specification, repeated here. */
const TIERS = ['basic', 'enhanced', 'premium']
const OFFERED = { basic: [0.25, 0.5], enhanced: [1, 2, 3], premium: [1, 2, 3] }
const STEPS = [0.25, 0.5, 1, 2, 3]
const INTENTION_STEPS = [0.75, 1.5, 2.25]

const half = (value: number) => Math.floor(value + 0.5)
function specified(service: Service, tier: string, duration: number): number {
  if (service.id === SPECIAL) return half(((service.price * duration) / 0.75) * 100) / 100
  const month = {
    basic: half((service.price * 480) / 880) / 0.5,
    enhanced: half(service.price),
    premium: half((service.price * 1280) / 880),
  }[tier]
  return half((month ?? service.price) * duration * 100) / 100
}

function choicesOf(service: Service): Choice[] {
  return Object.entries(service.terms).flatMap(([tier, terms]) =>
    terms.map((duration) => ({
      itemId: tier === 'intention' ? `${SPECIAL}-new-work` : `${service.id}-${tier}`,
      strength: TIERS.indexOf(tier),
      duration,
      price: specified(service, tier, duration),
    })),
  )
}

async function placeAll(choices: Omit<Choice, 'strength'>[]): Promise<[status: number, total: number][]> {
  const placed: [number, number][] = []
  for (const { itemId, duration, price } of choices) {
    const order = makeOrder([{ id: itemId, duration, price, quantity: 1 }])
    const { status, body } = await shop.call('POST', '/api/orders', order)
    placed.push([status, body.total])
  }
  return placed
}

describe('an offered duration', () => {
  it('is listed for each tier, in the list of rituals and for one ritual', async () => {
    expect(services.length).toBeGreaterThan(5)
    for (const { id, terms } of services) {
      expect(terms).toEqual(id === SPECIAL ? { intention: INTENTION_STEPS } : OFFERED)
      expect((await shop.call('GET', `/api/services/${id}`)).body.terms).toEqual(terms)
    }
  })

  it('never costs less than a weaker tier or a shorter duration', () => {
    const contradictions = services.flatMap((service) => {
      const choices = choicesOf(service)
      return choices.flatMap((one) =>
        choices
          .filter((other) => other.strength >= one.strength && other.duration >= one.duration)
          .filter((other) => other.price < one.price)
          .map((other) => [other, one]),
      )
    })
    expect(contradictions).toEqual([])
  })

  it('has the price of the specification in every order', { timeout: 120_000 }, async () => {
    const choices = services.flatMap(choicesOf)
    expect(await placeAll(choices)).toEqual(choices.map(({ price }) => [201, price]))
  })

  it('sets the “from” price on pages and in machine-readable files if it is cheapest', {
    timeout: 120_000,
  }, async () => {
    for (const service of services) {
      const least = choicesOf(service).reduce((one, other) => (other.price < one.price ? other : one))
      const text = await (await fetch(`http://127.0.0.1:${http.port}/ritual/${service.id}?lang=en`)).text()
      const phrase =
        least.duration === 0.25
          ? `from $${least.price.toFixed(least.price % 1 === 0 ? 0 : 2)} for a week`
          : '$480 per intention for 3 weeks'
      expect(text.replaceAll('\u00a0', ' ').includes(phrase), `${service.id}: ${phrase}`).toBe(true)
    }
  })
})

describe('a duration that is not offered', () => {
  it('has the price of the specification, with and without a tier', {
    timeout: 120_000,
  }, async () => {
    const choices = services
      .filter(({ id }) => id !== SPECIAL)
      .flatMap((service) =>
        ['', ...TIERS].flatMap((tier) =>
          STEPS.filter((step) => !service.terms[tier]?.includes(step)).map((duration) => ({
            itemId: tier === '' ? service.id : `${service.id}-${tier}`,
            duration,
            price: specified(service, tier, duration),
          })),
        ),
      )
    expect(choices.length).toBeGreaterThan(100)
    expect(await placeAll(choices)).toEqual(choices.map(({ price }) => [201, price]))
  })
})
