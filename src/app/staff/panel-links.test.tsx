import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import { TODAY_PARTS } from '#features/office/today/model.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { loadTexts } from '#ui/text/lazy-texts.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, AddressContext, PanelContext } from '#ui/layout/panel.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { type Browser, signIn } from '../../../test/sign-in.ts'
import { messages as en } from './messages.en.ts'
import { messages as ru } from './messages.ru.ts'
import { findSection, sectionPath, sections } from './sections.ts'

let shop: TestShop
let owner: Browser

beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(async () => await shop.close())

const UNKNOWN = '0123456789abcdef0123456789abcdef'

/** The response of a call as in the panel's query client: null if the data is missing. */
async function readCall(call: string): Promise<unknown> {
  const { status, body } = await owner.call('GET', call)
  if (status === 404) return null
  return status === 200 ? body : undefined
}

/** True if the query makes a GET call to the address in its key. Other queries post a body, for example to get the price of an order. */
const isRead = ([, ...rest]: readonly unknown[]) => rest.length === 0 || rest[0] === 'pages'

/**
 * Renders a page of the panel and loads the data that the page requests from the shop. Repeats this until the page requests nothing new.
 */
async function open(address: string, lang: Lang = 'en', given: Record<string, unknown> = {}) {
  const url = new URL(address, 'http://panel')
  const segments = url.pathname.split('/').filter(Boolean)
  const section = findSection(segments[0])
  if (!section) throw new Error(`${address} belongs to no section`)
  const Page = await section.load()
  const dictionary = { ...(lang === 'en' ? en : ru), ...(await loadTexts(lang, section.texts)) }
  const known: Record<string, unknown> = { ...given }
  for (;;) {
    const linkedSections = new Set<string>()
    const client = createQueryClient(() => new Promise(() => {}), known)
    for (const [call, answer] of Object.entries(known))
      client.setQueryData([call, 'pages'], { pages: [answer], pageParams: [undefined] })
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'added' && isRead(query.queryKey)) linkedSections.add(query.queryKey[0])
    })
    const now = () => shop.shop.now()
    const user = { id: UNKNOWN, email: 'admin@example.com', name: '', staffRole: 'owner' as const }
    const panel: Panel = { user, can: () => true, now, send: never, findOrders: never }
    const place = { segments, search: url.searchParams, setSearch: () => undefined }
    const html = renderToStaticMarkup(
      <MessagesProvider lang={lang} dictionary={dictionary}>
        <NavigationContext value={{ href: (to) => `/admin-panel${to}`, go: () => undefined }}>
          <AddressContext value={place}>
            <PanelContext value={panel}>
              <QueryClientProvider client={client}>
                <Page title={section.title[lang]} />
              </QueryClientProvider>
            </PanelContext>
          </AddressContext>
        </NavigationContext>
      </MessagesProvider>,
    )
    if (linkedSections.size === 0) return { html, known }
    for (const call of linkedSections) known[call] = await readCall(call)
  }
}

const never = () => new Promise<never>(() => {})

/** The addresses of all panel pages about a single record. None of these records exists. */
const DETAILS = [
  `/payments/${UNKNOWN}`,
  `/orders/${UNKNOWN}`,
  `/customers/${UNKNOWN}`,
  `/partners/${UNKNOWN}`,
  `/proofs/${UNKNOWN}`,
  `/proof/${UNKNOWN}/0`,
  `/groups/${UNKNOWN}`,
  `/reviews/${UNKNOWN}`,
  `/emails/${UNKNOWN}`,
  '/emails/templates/no-such-kind',
  '/rituals/no-such-ritual',
  '/articles/no-such-article',
  '/sheet/9989-12-31',
  '/sheet/0001-01-01',
  '/sheet/9999-12-31',
]

const SAYS_MISSING = {
  en: /no such|not found|There is no|does not exist|unknown|nothing at this address/i,
  ru: /нет|не найден|не существует/i,
}

describe.each(DETAILS)('the panel page %s of a missing record', (address) => {
  it.each(['en', 'ru'] as const)('says in %s that the record does not exist, and does not crash', async (lang) => {
    const { html, known } = await open(address, lang)
    expect(Object.values(known)).toContain(null)
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(SAYS_MISSING[lang])
  })
})

it('each section of the panel has a separate address', () => {
  expect(new Set(sections.map(sectionPath)).size).toBe(sections.length)
})

it.each(sections.map(sectionPath))('the panel section %s opens and is not empty', async (address) => {
  expect((await open(address)).html).not.toBe('')
})

it.each(['/payments/review', '/payments/a%2Fb%3Fc'])(
  'the panel says that the page %s does not exist',
  async (address) => {
    const { html } = await open(address)
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(SAYS_MISSING.en)
  },
)

it.each(['/sheet/tomorrow', '/reports/nothing', '/settings/nothing', '/staff/nothing', '/calendar/nothing'])(
  'the panel shows a page at %s',
  async (address) => {
    const { html } = await open(address)
    expect(html).toMatch(/<h[12]|<nav/)
  },
)

describe('the Today page', () => {
  const item = {
    id: '1',
    title: 'One',
    detail: '',
    people: [],
    link: '/admin-panel/orders',
    target: { kind: 'operations' },
    at: null,
  }
  const full = Object.fromEntries(TODAY_PARTS.map((part) => [part, { count: 9, items: [item] }]))

  it('has a working link in every heading and under every “more”', async () => {
    const { html } = await open('/today', 'en', { '/api/admin/today?lang=en': full })
    const links = new Set([...html.matchAll(/href="\/admin-panel([^"]*)"/g)].map(([, href]) => href ?? ''))
    // Some parts have the same link: two parts lead to the week of the calendar, and three to its month.
    expect(links.size).toBeGreaterThanOrEqual(TODAY_PARTS.length - 3)
    for (const link of links) {
      const address = link.replaceAll('&amp;', '&')
      const { known } = await open(address)
      // A heading leads to a list, never to a record that does not exist.
      expect([address, Object.entries(known).filter(([, data]) => data === null)]).toEqual([address, []])
    }
  })
})
