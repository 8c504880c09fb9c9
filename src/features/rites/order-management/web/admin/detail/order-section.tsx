import { type ReactNode, useId } from 'react'
import { Card } from '#ui/layout/card.tsx'
import styles from './order-detail.module.css'

type PartProps = { title: string; children: ReactNode; action?: ReactNode; className?: string | undefined }

/** A section of the order page under its own heading. */
export function OrderSection({ title, children, action, className }: PartProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={[styles.part, className].filter(Boolean).join(' ')}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </Card>
  )
}
