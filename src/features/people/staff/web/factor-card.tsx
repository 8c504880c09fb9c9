import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import styles from './second-factor.module.css'

/** A sign-in step, alone on its page. */
export function FactorCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" inset="wide" className={styles.card} aria-labelledby="factor-title">
      <h1 id="factor-title" className="type-h2">
        {title}
      </h1>
      {children}
    </Card>
  )
}
