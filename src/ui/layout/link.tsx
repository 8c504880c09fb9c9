import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { invariant } from '#base/refusal.ts'

export type Navigation = {
  /** The address of a page of this site. It contains the language if the reader chose one. */
  href: (to: string) => string
  /** Goes to another page without loading a new document. */
  go: (to: string) => void
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  invariant(navigation, 'a link must be inside a NavigationContext')
  return navigation
}

/**
 * A link to a page of this site. `href` is the path of the page. A plain click opens the page in the same document. The browser handles any
 * other click.
 */
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
