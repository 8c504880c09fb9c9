import { YantraFigure } from '#features/catalogue/catalogue/web/plates/yantra-figure.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import styles from './cart-empty.module.css'
import { useMessages } from './messages.ts'

/** An empty yantra without its core, as an illustration of the empty cart. */
export function CartEmpty({ onLeave }: { onLeave: () => void }) {
  const { empty } = useMessages()
  return (
    <div className={styles.empty}>
      <YantraFigure kind="empty" className={styles.figure} />
      <h3>{empty.title}</h3>
      <p className={styles.text}>{empty.text}</p>
      <div className={styles.links}>
        <Button as={Link} href="/" kind="primary" wide onClick={onLeave}>
          {empty.rituals}
        </Button>
        <Button as={Link} href="/articles" wide onClick={onLeave}>
          {empty.articles}
        </Button>
      </div>
    </div>
  )
}
