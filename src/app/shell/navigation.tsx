import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { pageTitle } from '../seo/title.ts'
import { loadPageTexts, type Messages } from '../messages/page-texts.ts'
import { matchPath } from './routes.ts'
import type { AnyPage } from './page-module.ts'

const PagesContext = createContext<Map<string, AnyPage> | null>(null)

export function usePages(): Map<string, AnyPage> {
  const pages = useContext(PagesContext)
  invariant(pages, 'a page is inside a NavigationProvider')
  return pages
}

/** A page with loaded code and data: its title, and a function that updates the remaining tags of the head. */
type Prepared = { title: string; renewHead: () => Promise<void> }

/** The pause between showing a page and updating its head, in milliseconds. */
const HEAD_PAUSE = 300

type Props = {
  lang: Lang
  langIsChosen: boolean
  messages: Messages
  pages: Map<string, AnyPage>
  children: ReactNode
}

/**
 * Client-side navigation. The old page stays, with a progress line, until the code and data of the next page are loaded. If loading fails,
 * the browser loads the address itself.
 */
export function NavigationProvider({ lang, langIsChosen, messages, pages, children }: Props) {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  const [pending, setPending] = useState(false)
  /** The number of the latest navigation. If an earlier navigation finishes later, its result is ignored. */
  const turns = useRef(0)
  const href = (to: string) => (langIsChosen ? withLang(to, lang) : to)

  async function prepare(to: string): Promise<Prepared> {
    // An address that starts with a question mark means the same page with another query.
    const url = new URL(to, location.href)
    const { route, params } = matchPath(url.pathname)
    const page = pages.get(route.name) ?? (await route.load()).page
    pages.set(route.name, page)
    if (url.pathname !== location.pathname && page.asksServer?.()) throw new Error(to)
    Object.assign(messages, await loadPageTexts(lang, page.texts))
    const context = { params, search: url.searchParams, lang, messages, queryClient }
    const queries = page.queries(context).map((key) => queryClient.query({ queryKey: [key], staleTime: 'static' }))
    await Promise.all([page.parts?.(), ...queries])
    const title = page.title(context)
    const about = { path: url.pathname, exists: page.exists(context), title, description: page.description?.(context) }
    return {
      title: pageTitle(title, queryClient, lang),
      renewHead: async () => (await import('../seo/page-head.ts')).renewHead(route.name, { ...context, ...about }),
    }
  }

  /** The head is updated after the page is painted. A failure of this update does not affect the page. */
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
          // The history entry of a sheet (cart, consultant) belongs to the old page, so the new page replaces the entry.
          const entry: unknown = history.state
          const isSheet = entry instanceof Object && 'isSheet' in entry
          const swap = () => {
            // The page must be rendered before the browser can scroll to a part of it.
            flushSync(() => navigate(target, { replace: isSheet }))
            document.title = title
            if (isElsewhere || location.hash) arrive()
          }
          // Uses a view transition if the browser supports it and the reader has not asked for reduced motion.
          const showsTurn = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
          if (isElsewhere && showsTurn) document.startViewTransition(swap)
          else swap()
          renewWhenQuiet(renewHead, isLast)
        },
        () => isLast() && location.assign(target),
      )
      .finally(() => isLast() && setPending(false))
  }

  /** Runs when the reader goes back or forward. The page and its title are shown immediately, and an earlier click that still loads is cancelled. */
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
  // A script that is not part of the shop can also change the address. Then the code of the new page may be missing, so the browser loads
  // the whole document.
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

/** Scrolls to the part that the address names, or to the top, and moves the focus there, as after loading a document. */
function arrive(): void {
  const part = document.getElementById(location.hash.slice(1))
  if (part) return part.scrollIntoView({ behavior: 'instant' })
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Adds the reader's chosen language to a path. If the path already contains a language, the path stays unchanged. */
function withLang(path: string, lang: Lang): string {
  const [beforeHash = '', hash] = path.split('#')
  const [pathname, query] = beforeHash.split('?')
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', lang)
  return `${pathname}?${search}${hash === undefined ? '' : `#${hash}`}`
}
