import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { after, DAY } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { groupRituals } from '../group-rituals/tables.ts'

const [OPEN, CANCELLED, FAR] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
  const now = shop.shop.now()
  const group = (id: string, days: number, cancelledAt: Date | null = null) => ({
    id,
    serviceId: 'ganesha',
    performsAt: after(now, days * DAY),
    closesAt: after(now, (days - 1) * DAY),
    places: 24,
    priceCents: 5100,
    createdBy: '',
    createdAt: now,
    cancelledAt,
  })
  const groups = [group(OPEN, 9), group(CANCELLED, 10, now), group(FAR, 200)]
  await shop.shop.db.insert(groupRituals).values(groups)
})
afterAll(() => shop.close())

const read = async (lang: string) => (await shop.call('GET', `/api/calendar?lang=${lang}`)).body

async function readFeed(query: string): Promise<{ type: string | null; lines: string[] }> {
  const response = await shop.api.request(`http://localhost/calendar.ics${query}`)
  const text = (await response.text()).replaceAll('\r\n ', '')
  return { type: response.headers.get('content-type'), lines: text.split('\r\n') }
}

describe('the public calendar of the shop', () => {
  it('lists the group rituals of the next 90 days except cancelled ones', async () => {
    const { groups } = await read('en')
    expect(groups).toMatchObject([{ id: OPEN, places: 24, left: 24, price: 51, closed: null }])
  })

  it('covers the next 90 days, and contains the same days in both languages', async () => {
    const [ru, en] = [await read('ru'), await read('en')]
    expect((Date.parse(en.to) - Date.parse(en.from)) / DAY).toBe(90)
    expect(ru.days.map(({ date }: { date: string }) => date)).toEqual(en.days.map(({ date }: { date: string }) => date))
    // In 90 days there are about three full moons, three new moons and six ekadashis.
    const count = (moon: string) => en.days.filter((day: { moon: string | null }) => day.moon === moon).length
    expect([count('purnima'), count('amavasya')].every((found) => found === 3 || found === 4)).toBe(true)
    expect(count('ekadashi')).toBeGreaterThanOrEqual(5)
  })

  it('recommends only published rituals for a day', async () => {
    const { days } = await read('ru')
    const { body: services } = await shop.call('GET', '/api/services')
    const known = services.map(({ id, name }: { id: string; name: string }) => `${id} ${name}`)
    const named = days.flatMap((day: { rituals: { id: string; name: string }[] }) =>
      day.rituals.map(({ id, name }) => `${id} ${name}`),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((ritual: string) => !known.includes(ritual))).toEqual([])
  })
})

describe('the feed of the public calendar', () => {
  it('contains group rituals with their time, and days as whole-day events', async () => {
    const { type, lines } = await readFeed('?lang=en')
    const { groups, days } = await read('en')
    expect(type).toContain('text/calendar')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(groups.length + days.length)
    expect(lines).toContain(`UID:group-${OPEN}@calendar.ahuti`)
    expect(lines).toContain(`URL:https://ahuti.example/group/${OPEN}?lang=en`)
    expect(lines).toContain(`DTSTART:${groups[0].performsAt.replace(/[-:]|\.\d+/g, '')}`)
    expect(lines).toContain(`DTSTART;VALUE=DATE:${days[0].date.replaceAll('-', '')}`)
  })

  it('gives an event the same id in all languages and downloads', async () => {
    const idsOf = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith('UID:'))
    const [ru, en, again] = [await readFeed('?lang=ru'), await readFeed('?lang=en'), await readFeed('?lang=en')]
    expect(idsOf(ru)).toEqual(idsOf(en))
    expect(idsOf(again)).toEqual(idsOf(en))
    expect(new Set(idsOf(en)).size).toBe(idsOf(en).length)
  })
})
