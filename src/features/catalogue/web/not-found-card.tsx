import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import styles from './not-found-card.module.css'
import { YantraFigure } from './yantra-figure.tsx'

type NotFoundCardProps = { title: string; text?: string; back: string; to: string }

/** In place of what does not exist; the ground of a yantra without its core: the place is there, and empty. */
export function NotFoundCard({ title, text, back, to }: NotFoundCardProps) {
  return (
    <div className={styles.card}>
      <YantraFigure kind="empty" lod="card" className={styles.figure} />
      <h1 className="type-h2">{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <Button as={Link} href={to} kind="primary">
        {back}
      </Button>
    </div>
  )
}
