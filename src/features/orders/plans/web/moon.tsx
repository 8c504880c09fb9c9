import styles from './month-calendar.module.css'

const RADIUS = 6
const TITHIS = 30

/** The moon on a lunar day, 1 to 30: the lit part filled, waxing from the right as seen from the northern hemisphere. */
export function Moon({ tithi }: { tithi: number }) {
  return (
    <svg className={styles.moon} viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <circle r={RADIUS} />
      <path d={litPart(tithi)} />
    </svg>
  )
}

/** The limb, and back along the edge of the shadow: an ellipse whose width is the cosine of the phase. */
export function litPart(tithi: number): string {
  const isWaxing = tithi <= TITHIS / 2
  const phase = (tithi / TITHIS) * 2 * Math.PI
  const width = RADIUS * Math.abs(Math.cos(phase))
  const isCrescent = Math.cos(phase) > 0
  const [limb, edge] = isWaxing ? [1, isCrescent ? 0 : 1] : [0, isCrescent ? 1 : 0]
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${width.toFixed(2)} ${RADIUS} 0 0 ${edge} 0 ${-RADIUS}Z`
}
