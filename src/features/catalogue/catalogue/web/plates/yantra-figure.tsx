import styles from './yantra-figure.module.css'

type YantraFigureProps = {
  /** The Sri Yantra, or only the outer square for empty states. */
  kind: 'sri' | 'empty'
  className?: string
}

/** A drawing without its plate. It has the current text colour and the size of its box. It is decoration. */
export function YantraFigure({ kind, className }: YantraFigureProps) {
  return <span className={[styles.yantra, styles[kind], className].filter(Boolean).join(' ')} aria-hidden="true" />
}
