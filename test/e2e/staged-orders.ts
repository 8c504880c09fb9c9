import type { APIRequestContext } from '@playwright/test'
import { DAY } from '../../src/base/time.ts'
import { MAX_CAPACITY } from '../../src/features/rites/calendar/model.ts'
import type { OrderDetail, OrderItem } from '../../src/features/rites/order-management/schemas.ts'
import type { ProgressView } from '../../src/features/rites/order-progress/schemas.ts'
import type { PublicPriest } from '../../src/features/rites/priests/schemas.ts'
import { expect } from './journey.ts'

/** The town of the rituals, as English pages name it. */
const TOWN = 'Varanasi'

export async function read<Answer>(request: APIRequestContext, url: string): Promise<Answer> {
  const answer = await request.get(url)
  expect(answer.ok(), `${url} returned ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}

export async function put(request: APIRequestContext, shop: string, path: string, data: unknown): Promise<void> {
  const answer = await request.put(shop + path, { data, headers: { origin: shop } })
  expect(answer.ok(), `${path} returned ${answer.status()}: ${await answer.text()}`).toBe(true)
}

type Plan = { participants: string; specialWishes: string }

/** Enters names and a wish by the order's link, as a customer does, and lets the priest choose the day. */
export async function giveNames(buyer: APIRequestContext, shop: string, id: string, plan: Plan): Promise<void> {
  await put(buyer, shop, `/api/orders/${id}/plan?lang=ru`, { days: {}, priestChooses: true, consent: true, ...plan })
}

/**
 * Sets all bought days, starting today, as staff do. Assigns a priest who lives at the place and performs this ritual. Then the order is in progress.
 * Returns the first day.
 */
export async function beginOrder(owner: APIRequestContext, shop: string, id: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const { today } = await read<{ today: string }>(owner, `${shop}/api/admin/calendar?from=${day}&to=${day}`)
  const { items, version } = await read<OrderDetail>(owner, `${shop}/api/admin/orders/${id}`)
  const priests = await listPriests(owner, shop)
  for (const line of items) {
    const days = Array.from({ length: line.duration * 7 }, (_, place) =>
      new Date(Date.parse(today) + place * DAY).toISOString().slice(0, 10),
    )
    const priest = priests.find((each) => each.place === TOWN && performs(each, line.serviceId))
    // `npm run test:long` makes so many orders for today that a priest needs the highest capacity.
    if (priest) await put(owner, shop, `/api/admin/priests/${priest.id}`, { capacity: MAX_CAPACITY })
    await put(owner, shop, `/api/admin/calendar/${id}/${line.id}`, { days, priestId: priest?.id ?? null })
  }
  await put(owner, shop, `/api/orders/${id}/status`, { status: 'processing', version })
  return today
}

/** Finds the sample order whose ritual was performed and has a certificate. */
export async function findPerformed(owner: APIRequestContext, shop: string): Promise<string> {
  const { items } = await read<{ items: OrderItem[] }>(owner, `${shop}/api/admin/orders?status=ready`)
  return items.at(-1)?.id ?? ''
}

/** Lists the contradictions in the data of orders in progress and of performed orders, one sentence for each. */
export async function listContradictions(owner: APIRequestContext, shop: string): Promise<string[]> {
  const priests = await listPriests(owner, shop)
  const found: string[] = []
  for (const status of ['processing', 'ready']) {
    const { items } = await read<{ items: OrderItem[] }>(owner, `${shop}/api/admin/orders?status=${status}&limit=100`)
    for (const { id, number } of items) {
      const order = await read<OrderDetail>(owner, `${shop}/api/admin/orders/${id}`)
      const progress = await read<ProgressView>(owner, `${shop}/api/orders/${id}/progress?lang=en`)
      if (!progress.names.areGiven) found.push(`${number} has no names`)
      for (const line of progress.lines) {
        const { performed, days, daysBought } = line
        const serviceId = order.items.find((each) => each.id === line.lineId)?.serviceId ?? ''
        const name = performed?.priest ?? line.priest
        const priest = priests.find((each) => each.name === name)
        if (days.length !== daysBought) found.push(`${number} has ${days.length} of ${daysBought} days`)
        if (performed && performed.days.length !== daysBought) found.push(`${number} was performed on fewer days`)
        if (!priest) found.push(`${number} is performed by ${name}, who is not on the page of the priests`)
        else if (priest.place !== (performed?.place ?? line.place))
          found.push(`${number}: ${name} lives in ${priest.place}, not in ${performed?.place ?? line.place}`)
        else if (!performs(priest, serviceId)) found.push(`${number}: ${name} does not perform ${serviceId}`)
      }
    }
  }
  return found
}

async function listPriests(request: APIRequestContext, shop: string): Promise<PublicPriest[]> {
  return (await read<{ items: PublicPriest[] }>(request, `${shop}/api/priests?lang=en`)).items
}

function performs({ rituals }: PublicPriest, serviceId: string): boolean {
  return rituals.length === 0 || rituals.some(({ id }) => id === serviceId)
}
