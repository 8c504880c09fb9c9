import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { pageTitle } from '../seo/title.ts'
import type { Messages } from '../messages/add-messages.ts'
import { matchPath } from './routes.ts'
import type { PageModule } from './page-module.ts'

const PagesContext = createContext<Map<string, PageModule> | null>(null)

export function usePages(): Map<string, PageModule> {
  const pages = useContext(PagesContext)
  invariant(pages, 'a page stands inside a NavigationProvider')
  return pages
}

/** A page whose code and data are there: its title, and how the rest of the head comes to speak of it. */
type Prepared = { title: string; renewHead: () => Promise<void> }

/** Milliseconds after a page was shown. */
const HEAD_PAUSE = 300

type Props = {
  lang: Lang
  langIsChosen: boolean
  messages: Messages
  pages: Map<string, PageModule>
  children: ReactNode
}

/**
 * Goes from page to page without loading the document: the old page stays, under a thin line, until the next page's code and data are
 * there. If they cannot be had, the browser loads the address itself.
 */
export function NavigationProvider({ lang, langIsChosen, messages, pages, children }: Props) {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  const [pending, setPending] = useState(false)
  /** Number of the latest navigation: an earlier one that is ready later is dropped. */
  const turns = useRef(0)
  const href = (to: string) => (langIsChosen ? withLang(to, lang) : to)

  async function prepare(to: string): Promise<Prepared> {
    // One that begins with a question mark is the same page, asked for otherwise.
    const url = new URL(to, location.href)
    const { route, params } = matchPath(url.pathname)
    const page = pages.get(route.name) ?? (await route.load()).page
    pages.set(route.name, page)
    if (url.pathname !== location.pathname && page.asksServer?.()) throw new Error(to)
    await page.addMessages?.(lang, messages)
    const context = { params, search: url.searchParams, lang, messages, queryClient }
    await Promise.all(page.queries(context).map((key) => queryClient.query({ queryKey: [key], staleTime: 'static' })))
    const title = page.title(context)
    const about = { path: url.pathname, exists: page.exists(context), title, description: page.description?.(context) }
    return {
      title: pageTitle(title, queryClient, lang),
      renewHead: async () => (await import('../seo/page-head.ts')).renewHead(route.name, { ...context, ...about }),
    }
  }

  /** The head follows once the page is painted; what cannot be had for it is no fault of the page's. */
  function renewWhenQuiet(renewHead: Prepared['renewHead'], isLast: () => boolean): void {
    setTimeout(() => isLast() && renewHead().catch(() => {}), HEAD_PAUSE)
  }

  function go(to: string): void {
    const target = href(to)
    const turn = ++turns.current
    const isLast = () => turns.current === turn
    setPending(true)
    prepare(to)
      .then(
        ({ title, renewHead }) => {
          if (!isLast()) return
          const before = location.pathname
          const isElsewhere = new URL(target, location.href).pathname !== before
          const swap = () => {
            navigate(target)
            document.title = title
            if (isElsewhere) arrive()
          }
          // One page turns into the other where the browser can show it and the reader likes to see it.
          const showsTurn = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
          if (isElsewhere && showsTurn) document.startViewTransition(() => flushSync(swap))
          else swap()
          renewWhenQuiet(renewHead, isLast)
        },
        () => isLast() && location.assign(target),
      )
      .finally(() => isLast() && setPending(false))
  }

  /** Back and forward: the page is there at once, its title too, and no click from before leads away again. */
  const follow = useEffectEvent(() => {
    const turn = ++turns.current
    setPending(false)
    if (!pages.has(matchPath(location.pathname).route.name)) return
    prepare(location.href).then(
      ({ title, renewHead }) => {
        const isLast = () => turns.current === turn
        if (!isLast()) return
        document.title = title
        renewWhenQuiet(renewHead, isLast)
      },
      () => {},
    )
  })
  useEffect(() => {
    const move = () => follow()
    addEventListener('popstate', move)
    return () => removeEventListener('popstate', move)
  }, [])
  // However the address changed, also by another's script: a page whose code is not here is loaded by the browser.
  const isHere = pages.has(matchPath(path).route.name)
  useEffect(() => {
    if (!isHere) location.reload()
  }, [isHere])

  return (
    <PagesContext value={pages}>
      <NavigationContext value={{ href, go }}>
        <ProgressLine active={pending} label={messages.app.loading} />
        {children}
      </NavigationContext>
    </PagesContext>
  )
}

/** As after a document's load: the top of the page, and the reader's focus at its beginning. */
function arrive(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** A path with the language the reader chose; a path that names one keeps it. */
function withLang(path: string, lang: Lang): string {
  const [beforeHash = '', hash] = path.split('#')
  const [pathname, query] = beforeHash.split('?')
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', lang)
  return `${pathname}?${search}${hash === undefined ? '' : `#${hash}`}`
}
