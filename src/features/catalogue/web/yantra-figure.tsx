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
export function YantraFigure({ kind, label, drawn = false, onPlate, className, ...options }: YantraFigureProps) {
  const { viewBox, marks } = drawing(kind, options, drawn)
  const classes = [styles.yantra, styles[options.lod], drawn && styles.drawn, onPlate && styles.onPlate, className]
  return (
    <svg
      viewBox={viewBox}
      className={classes.filter(Boolean).join(' ')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // oxlint-disable-next-line react/no-danger -- Figures of our own, made of numbers and constants: as text they are drawn once, not per card.
      dangerouslySetInnerHTML={{ __html: marks }}
    />
  )
}

type Drawing = { viewBox: string; marks: string }

const drawings = new Map<string, Drawing>()

/** Drawn once for all places that show the same figure. There are few: kinds, sizes, petals. */
function drawing(kind: YantraKind, options: YantraOptions, drawn: boolean): Drawing {
  const key = [kind, options.lod, options.id, options.filled, drawn].join()
  let known = drawings.get(key)
  if (!known) {
    const { viewBox, layers } = yantra(kind, options)
    const marks = [...layers.ground, ...layers.petals, ...layers.core, ...layers.bindu]
    known = { viewBox, marks: marks.map((mark) => markup(mark, drawn)).join('') }
    drawings.set(key, known)
  }
  return known
}

function markup(mark: Mark, drawn: boolean): string {
  switch (mark.shape) {
    case 'line':
      return `<path${classOf(mark.graha)} d="${mark.d}"${drawn ? ` pathLength="${mark.reach}"` : ''}></path>`
    case 'ring':
      return `<circle ${place(mark.r)}${drawn ? ' pathLength="1"' : ''}></circle>`
    case 'area':
      return `<path${classOf('area')} d="${mark.d}"></path>`
    case 'dot':
      return `<circle${classOf('dot')} ${place(mark.r)}></circle>`
    case 'digits': {
      const digits = mark.text.map(
        (text, i) => `<tspan x="${mark.x[i % 3]}" y="${mark.y[Math.floor(i / 3)]}">${text}</tspan>`,
      )
      return `<text${classOf('digits', mark.graha)} font-size="${mark.size}">${digits.join('')}</text>`
    }
  }
}

function place(radius: number): string {
  return `cx="${CENTRE}" cy="${CENTRE}" r="${radius}"`
}

function classOf(...names: (string | undefined)[]): string {
  const known = names.filter((name) => name !== undefined).map((name) => styles[name])
  return known.length > 0 ? ` class="${known.join(' ')}"` : ''
}
