import type { TrackedItem } from '../schemas.ts'
import { PRIVATE } from './consent.ts'
import { loadScript, type Outside, type OutsideEvent } from './third-party-counter.ts'

type Metrika = { (...call: unknown[]): void; a?: unknown[]; l?: number }

/** The name of the data layer for Metrika's e-commerce. It differs from Google's data layer, so that Metrika does not also read Google's data. */
const CONTAINER = 'metrikaLayer'

/** The names that events have in Metrika's e-commerce reports. All other events are reported as goals. */
const ACTIONS: Partial<Record<OutsideEvent['name'], string>> = {
  view_item: 'detail',
  add_to_cart: 'add',
  remove_from_cart: 'remove',
  purchase: 'purchase',
}

/** Yandex Metrika with tag.js, without session recordings, click maps and link tracking. */
export function openMetrika(id: string): Outside {
  const host = window as unknown as { ym?: Metrika; [CONTAINER]?: unknown[] }
  const layer = (host[CONTAINER] ??= [])
  const ym: Metrika = (host.ym ??= waitingMetrika())
  const call = (...rest: unknown[]) => (host.ym ?? ym)(Number(id), ...rest)
  const quiet = { webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: false }
  call('init', { defer: true, ecommerce: CONTAINER, ...quiet })
  loadScript('https://mc.yandex.ru/metrika/tag.js')
  return {
    send: (event, page) => {
      if (event.name === 'page_view') return call('hit', page, { title: document.title, referer: '' })
      // Nothing is sent from a private page, because Yandex's script would send the full URL of the page.
      if (PRIVATE.test(location.pathname)) return
      const action = ACTIONS[event.name]
      if (action === undefined) call('reachGoal', event.name, { order_price: event.value, currency: 'USD' })
      else layer.push({ ecommerce: { currencyCode: 'USD', [action]: actionOf(event) } })
    },
    stop: () => call('destruct'),
  }
}

/** A function that queues the calls. When Yandex's script is loaded, it processes the queue. */
function waitingMetrika(): Metrika {
  const ym: Metrika = (...call) => void (ym.a ??= []).push(call)
  ym.l = Date.now()
  return ym
}

function actionOf(event: Exclude<OutsideEvent, { name: 'page_view' }>) {
  const products = event.items.map(productOf)
  if (event.name !== 'purchase') return { products }
  return { actionField: { id: event.transaction_id, revenue: event.value }, products }
}

function productOf({ item_id, item_name, item_category, item_variant, price, quantity }: TrackedItem) {
  return { id: item_id, name: item_name, category: item_category, variant: item_variant, price, quantity }
}
