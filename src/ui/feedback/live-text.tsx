import { Fragment, type ReactNode } from 'react'

type LiveTextProps = {
  children: string | number
  /** True for amounts, codes and names, which a translation must not change. */
  exact?: boolean
}

/**
 * Text that changes while the page is open. Browser translation replaces text nodes with its own elements, and then an update of the old text node by
 * React is invisible. So the text has its own element, and each change replaces this whole element. The outer element stays.
 */
export function LiveText({ children, exact = false }: LiveTextProps) {
  return (
    <span translate={exact ? 'no' : undefined}>
      <span key={children}>{children}</span>
    </span>
  )
}

/** Wraps each bare text among the children of a kit component in its own element. */
export function liveTexts(children: ReactNode): ReactNode {
  if (Array.isArray(children))
    return children.map((child: ReactNode, place) => <Fragment key={place}>{liveTexts(child)}</Fragment>)
  if (typeof children === 'number') return <LiveText>{children}</LiveText>
  return typeof children === 'string' && children.trim() !== '' ? <LiveText>{children}</LiveText> : children
}
