import { Fragment, type ReactNode } from 'react'

type LiveTextProps = {
  children: string | number
  /** Amounts, codes and names that a translation must leave alone. */
  exact?: boolean
}

/**
 * Text that changes while the page is open. The translation of a browser puts elements of its own in the place of text nodes, and an update
 * of the node that React knows is then seen by nobody. So the text stands alone in an element that is replaced whole, within another one
 * that stays in its place.
 */
export function LiveText({ children, exact = false }: LiveTextProps) {
  return (
    <span translate={exact ? 'no' : undefined}>
      <span key={children}>{children}</span>
    </span>
  )
}

/** Children of a part of the kit: each bare text among them gets an element of its own. */
export function liveTexts(children: ReactNode): ReactNode {
  if (Array.isArray(children))
    return children.map((child: ReactNode, place) => <Fragment key={place}>{liveTexts(child)}</Fragment>)
  if (typeof children === 'number') return <LiveText>{children}</LiveText>
  return typeof children === 'string' && children.trim() !== '' ? <LiveText>{children}</LiveText> : children
}
