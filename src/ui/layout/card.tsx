import type { ComponentPropsWithRef, ElementType } from 'react'
import styles from './card.module.css'

type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType
  /** The padding of the card. With `none` the content, for example a plate, touches the edge. */
  inset?: 'none' | 'usual' | 'wide'
  /** True if the card contains one link with `cardLink`. The whole card is then clickable and has a hover style. */
  linked?: boolean
}

/** A box with its own surface and border. */
export function Card({ as: Element = 'div', inset = 'usual', linked = false, className, ...rest }: CardProps) {
  const classes = [styles.card, styles[inset], linked && styles.linked, className].filter(Boolean).join(' ')
  return <Element className={classes} {...rest} />
}

/** The class for the only link of a `linked` card. The click area covers the card. The text of the link is its accessible name. */
export const cardLink = styles.link
