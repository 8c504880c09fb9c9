import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { invariant } from '#base/refusal.ts'

export type Navigation = {
  /** The address of a page of this site as it should stand in a link, with the language if the reader chose one. */
  href: (to: string) => string
  /** Goes there without loading the document again. */
  go: (to: string) => void
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  invariant(navigation, 'a link stands inside a NavigationContext')
  return navigation
}

/** A link to a page of this site, given as its path; a plain click stays in the document, any other click is the browser's. */
export function Link({ href: to, onClick, ...rest }: { href: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { href, go } = useNavigation()
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || modified) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={href(to)} onClick={follow} />
}
