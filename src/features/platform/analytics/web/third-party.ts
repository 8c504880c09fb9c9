import { api } from '#ui/data/api.ts'
import { mayRunThirdParties, PRIVATE } from './consent.ts'
import { keepStored, readStored } from '#ui/data/stored.ts'
import type { Outside, OutsideEvent } from './third-party-counter.ts'
import { openGa4 } from './third-party-ga4.ts'
import { openMetrika } from './third-party-metrika.ts'

let opened: Promise<Outside[]> | undefined

/** Reports to the third-party counters while the visitor allows it. */
export async function reportToThirdParties(events: readonly OutsideEvent[]): Promise<void> {
  if (!mayRunThirdParties()) return
  opened ??= openOutside().catch(() => [])
  const counters = await opened
  for (const event of events.filter(isNew)) for (const outside of counters) outside.send(event, pageOf(event))
}

/** True if a purchase was not reported yet. A payment may be open in several tabs, but its purchase is reported once. */
function isNew(event: OutsideEvent): boolean {
  if (event.name !== 'purchase') return true
  // If the browser has no storage, a purchase may be reported twice. Both services then recognise the second report by the order's number.
  if (readStored('local', 'told-purchase') === event.transaction_id) return false
  keepStored('local', 'told-purchase', event.transaction_id)
  return true
}

/** Stops running counters and deletes their cookies, after the visitor withdrew the consent. */
export async function stopOutside(): Promise<void> {
  for (const outside of (await opened) ?? []) outside.stop()
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((name) => /^_(?:ga|gid|ym)/.test(name))) deleteCookie(name)
}

async function openOutside(): Promise<Outside[]> {
  const { ga4, metrika } = await api.get('/api/analytics/settings')
  return [...(ga4 === null ? [] : [openGa4(ga4)]), ...(metrika === null ? [] : [openMetrika(metrika)])]
}

function pageOf(event: OutsideEvent): string {
  const path = event.name === 'page_view' ? event.path : location.pathname
  return location.origin + (PRIVATE.test(path) ? path.replace(/^(\/[^/]+).*/, '$1') : path)
}

/** Deletes a cookie. These cookies are also set for the site's parent domain. */
function deleteCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, at) => `; Domain=.${parts.slice(at).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
