import styles from './plate.module.css'
import { useCategory } from '#features/catalogue/catalogue-lists/web/use-categories.ts'
import { type PlateLod, plateName, platePath } from './names.ts'

type PlateProps = {
  ritualId: string
  /** The category, which determines the colour if a ritual has no drawing of its own. */
  category?: string
  /** `card` is 4:3. `square` is for the hero of a page, a cart row, and a breadcrumb. */
  shape?: 'card' | 'square'
  lod?: PlateLod
  /** True if text follows within the same frame. The lower corners are then square. */
  joined?: boolean
  label?: string
  className?: string
}

/**
 * A coloured field with the ritual's drawing in a parchment-coloured line. The drawing is a separate image (docs/plates.md). So pages
 * contain neither the drawing's coordinates nor the code that draws it, and browsers cache the image.
 */
export function Plate(props: PlateProps) {
  const name = plateName(props.ritualId)
  return name.startsWith('other') ? <OtherPlate {...props} /> : <Field {...props} pigment={styles[name]} />
}

/** The plate of a ritual without its own drawing, in the colour of its category. */
function OtherPlate(props: PlateProps) {
  const colour = useCategory(props.category ?? '')?.colour
  return <Field {...props} pigment={colour && styles[colour]} />
}

function Field({
  ritualId,
  shape = 'card',
  lod = 'card',
  joined = false,
  label = '',
  className,
  pigment,
}: PlateProps & { pigment: string | undefined }) {
  const corners = lod === 'icon' ? styles.small : joined && styles.joined
  const classes = [styles.plate, pigment, styles[shape], corners, className]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <img
        src={platePath(plateName(ritualId), lod)}
        alt={label}
        // No drawing is loaded lazily, because a drawing has only about a kilobyte and an empty field would look like an error.
        fetchPriority={lod === 'hero' ? undefined : 'low'}
        decoding="async"
      />
    </div>
  )
}
