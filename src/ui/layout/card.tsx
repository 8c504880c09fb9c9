import type { ComponentPropsWithRef, ElementType } from 'react'
import styles from './card.module.css'

type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType
  /** Space inside. none: the contents touch the edge, e.g. a plate. */
  inset?: 'none' | 'usual' | 'wide'
  /** Somewhere inside is one link with `cardLink`: the whole card leads there and answers to the pointer. */
  linked?: boolean
}

/** A box with a surface and an edge of its own. */
export function Card({ as: Element = 'div', inset = 'usual', linked = false, className, ...rest }: CardProps) {
  const classes = [styles.card, styles[inset], linked && styles.linked, className].filter(Boolean).join(' ')
  return <Element className={classes} {...rest} />
}

/** Give this class to the one link of a `linked` card: its press area covers the card, its text stays its name. */
export const cardLink = styles.link
