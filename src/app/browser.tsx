import '#ui/styles/tokens.css'
import '#ui/styles/fonts.css'
import '#ui/styles/base.css'
import '#ui/styles/details.css'
import '#ui/styles/sample.css'
import '#ui/styles/table.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ModelContext } from '#features/assistant/agents/web/browser-tools.ts'
import { useCart } from '#features/orders/cart/web/cart-store.ts'
import { takeLinkedCode } from '#features/orders/discounts/web/linked-code.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { whenHydrated } from '#ui/data/hydration-part.tsx'
import { App } from './shell/app.tsx'
import { takeOverInteractions, waitForIdleOrInput } from './shell/early-interactions.ts'
import { matchPath } from './shell/routes.ts'
import { loadPageTexts } from './messages/page-texts.ts'
import { hydrateAnswers, type PageState } from './pages/page-state.ts'

keepLinkedCode()
await start()

/** Takes the discount code out of the page address. Must run before any other code reads the address. */
function keepLinkedCode(): void {
  const code = takeLinkedCode()
  if (code !== undefined) useCart.getState().setDiscountCode(code)
}

/** Takes over the page that the server rendered: loads the same texts, data and page code, then hydrates the page. */
async function start(): Promise<void> {
  const state = readState()
  const { route, params } = matchPath(location.pathname)
  const [{ messages: everywhere }, { page }] = await Promise.all([
    state.lang === 'ru' ? import('./messages/public.ru.ts') : import('./messages/public.en.ts'),
    // If the server rendered the not-found page, the browser keeps that page, even if the path matches a route.
    state.route === 'not-found' ? import('./routes/not-found.tsx') : route.load(),
  ])
  const messages = { ...everywhere, ...(await loadPageTexts(state.lang, page.texts)) }
  const { lang } = state
  const queryClient = createQueryClient()
  if (state.isMissing)
    for (const call of page.queries({ params, search: new URLSearchParams(location.search), lang }))
      queryClient.setQueryData([call], null)
  hydrateAnswers(queryClient, state.queries)
  const pages = new Map([[route.name as string, page]])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  await waitForIdleOrInput()
  startTransition(() => {
    whenHydrated(takeOverInteractions(root))
    hydrateRoot(
      root,
      <App
        lang={state.lang}
        langIsChosen={state.langIsChosen}
        messages={messages}
        queryClient={queryClient}
        pages={pages}
      />,
    )
  })
  // Runs only in browsers with a built-in assistant. WebMCP is a draft that still changes. If it fails, the page must still work.
  const { modelContext = (navigator as Assisted).modelContext } = document as Assisted
  if (modelContext)
    await import('#features/assistant/agents/web/browser-tools.ts').then((tools) =>
      tools.registerBrowserTools(modelContext, lang).catch(() => {}),
    )
}

/** The current location of the WebMCP API, and its location up to Chrome 150. */
type Assisted = { modelContext?: ModelContext }

function readState(): PageState {
  // Our own server wrote this state into the same document. The selector names the element and the id, because a heading of an article may
  // have the same id and come first.
  return JSON.parse(document.querySelector('script#state')?.textContent ?? '{}') as PageState
}
