import styles from './plate.module.css'
import { YantraFigure } from './yantra-figure.tsx'
import { useCategory } from '#features/catalogue-lists/web/use-categories.ts'
import { type YantraLod, yantraKind } from './yantra.ts'

type PlateProps = {
  ritualId: string
  /** Gives a ritual without a yantra of its own the pigment of its category. */
  category?: string
  /** card is 4:3; square for the hero of a page, a cart row, a breadcrumb. */
  shape?: 'card' | 'square'
  lod?: YantraLod
  /** Lower corners stay square when text follows within the same frame. */
  joined?: boolean
  /** How many petals of a special intention are chosen. */
  filled?: number
  drawn?: boolean
  label?: string
  className?: string
}

/** A field of mineral pigment with the ritual's yantra in one parchment line. */
export function Plate({
  ritualId,
  category = '',
  shape = 'card',
  lod = 'card',
  joined = false,
  className,
  ...figure
}: PlateProps) {
  const kind = yantraKind(ritualId)
  const colour = useCategory(category)?.colour
  const corners = lod === 'icon' ? styles.small : joined && styles.joined
  const classes = [
    styles.plate,
    styles[kind],
    kind === 'generic' && colour && styles[colour],
    styles[shape],
    corners,
    className,
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <YantraFigure kind={kind} id={ritualId} lod={lod} onPlate {...figure} />
    </div>
  )
}
