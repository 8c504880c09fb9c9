import { CENTRE, type Mark } from './yantra-marks.ts'
import { yantra, type YantraKind, type YantraOptions } from './yantra.ts'
import styles from './yantra-figure.module.css'

type YantraFigureProps = YantraOptions & {
  kind: YantraKind
  /** Said to a screen reader. Without it the figure is decoration. */
  label?: string
  /** Draws itself once, outside in. */
  drawn?: boolean
  /** On a plate, where the colours of the grahas are light in both themes. */
  onPlate?: boolean
  className?: string
}

/** A yantra in one line of the current colour, as large as its box. */
export function YantraFigure({ kind, label, drawn, onPlate, className, ...options }: YantraFigureProps) {
  const { viewBox, layers } = yantra(kind, options)
  const marks = [...layers.ground, ...layers.petals, ...layers.core, ...layers.bindu]
  const classes = [styles.yantra, styles[options.lod], drawn && styles.drawn, onPlate && styles.onPlate, className]
  return (
    <svg
      viewBox={viewBox}
      className={classes.filter(Boolean).join(' ')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {marks.map((mark, i) => (
        <YantraMark key={i} mark={mark} drawn={drawn} />
      ))}
    </svg>
  )
}

function YantraMark({ mark, drawn }: { mark: Mark; drawn: boolean | undefined }) {
  switch (mark.shape) {
    case 'line':
      return (
        <path className={mark.graha && styles[mark.graha]} d={mark.d} pathLength={drawn ? mark.reach : undefined} />
      )
    case 'ring':
      return <circle cx={CENTRE} cy={CENTRE} r={mark.r} pathLength={drawn ? 1 : undefined} />
    case 'area':
      return <path className={styles.area} d={mark.d} />
    case 'dot':
      return <circle className={styles.dot} cx={CENTRE} cy={CENTRE} r={mark.r} />
    case 'digits':
      return (
        <text
          className={[styles.digits, mark.graha && styles[mark.graha]].filter(Boolean).join(' ')}
          fontSize={mark.size}
        >
          {mark.text.map((text, i) => (
            <tspan key={i} x={mark.x[i % 3]} y={mark.y[Math.floor(i / 3)]}>
              {text}
            </tspan>
          ))}
        </text>
      )
  }
}
