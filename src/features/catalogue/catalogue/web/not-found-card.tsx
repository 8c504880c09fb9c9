import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import styles from './not-found-card.module.css'
import { YantraFigure } from './plates/yantra-figure.tsx'

type NotFoundCardProps = {
  title: string
  text?: string
  back: string
  to: string
  /** True if the button "Back" returns to the previous page, if that page is on this site. */
  goesBack?: boolean
  /** Shown before the back link, for example a search. */
  children?: ReactNode
}

/** Shown if the content of a page does not exist. The picture is the outer square of a yantra without the inner part. */
export function NotFoundCard({ title, text, back, to, goesBack, children }: NotFoundCardProps) {
  return (
    <div className={styles.card}>
      <YantraFigure kind="empty" className={styles.figure} />
      <h1 className="type-h2">{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      <Button as={Link} href={to} kind="primary" onClick={goesBack ? returnBack : undefined}>
        {back}
      </Button>
    </div>
  )
}

function returnBack(event: MouseEvent): void {
  // Browsers without the Navigation API follow the link to `back`.
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  if (!navigation?.canGoBack) return
  event.preventDefault()
  history.back()
}
