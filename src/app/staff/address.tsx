import { type ReactNode, useMemo } from 'react'
import { Router, useLocation } from 'wouter'
import type { Lang } from '#base/i18n.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { type Address, AddressContext } from '#ui/layout/panel.ts'
import { useAddressQuery } from '../shell/use-address-query.ts'

type AddressProviderProps = { root: string; lang: Lang; langIsChosen: boolean; children: ReactNode }

/**
 * Addresses in the panel are written without the root of the panel, as `/orders/a1`. The panel has two paths. All addresses stay under the path with
 * which the panel was opened.
 */
export function AddressProvider({ root, lang, langIsChosen, children }: AddressProviderProps) {
  return (
    <Router base={root}>
      <Inside root={root} lang={lang} langIsChosen={langIsChosen}>
        {children}
      </Inside>
    </Router>
  )
}

function Inside({ root, lang, langIsChosen, children }: AddressProviderProps) {
  const [path, navigate] = useLocation()
  const query = useAddressQuery()
  // The contexts are memoised: with a new object, every page would render again.
  const navigation = useMemo(() => {
    const kept = (to: string) => (langIsChosen ? withLang(to, lang) : to)
    return {
      href: (to: string) => root + kept(to),
      go: (to: string) => {
        navigate(kept(to))
        window.scrollTo({ top: 0, behavior: 'instant' })
        // If this navigation closes a dialog, the focus is inside the dialog until the dialog is removed.
        requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }))
      },
    }
  }, [root, lang, langIsChosen, navigate])
  const address = useMemo((): Address => {
    const search = new URLSearchParams(query)
    return {
      segments: path.split('/').filter(Boolean).map(decoded),
      search,
      setSearch: (changes, step = 'replace') => {
        const next = new URLSearchParams(query)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        navigate(next.size > 0 ? `${path}?${next}` : path, { replace: step === 'replace' })
      },
    }
  }, [path, query, navigate])
  return (
    <NavigationContext value={navigation}>
      <AddressContext value={address}>{children}</AddressContext>
    </NavigationContext>
  )
}

/** A decoded segment. A malformed segment matches nothing and stays unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function withLang(path: string, lang: Lang): string {
  const [pathname, query] = path.split('?')
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', lang)
  return `${pathname}?${search}`
}
