import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import type { SecondFactorView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { PassForm } from './pass-form.tsx'
import styles from './second-factor.module.css'

type PassCardProps = { factors: SecondFactorView; onPassed: () => void }

/** The second step of the sign-in of staff: the person passes the second factor. */
export function PassCard({ factors, onPassed }: PassCardProps) {
  const { pass: messages } = useMessages()
  return (
    <FactorCard title={messages.title}>
      <p>{messages.leadAtSignIn}</p>
      <PassForm factors={factors} onPassed={onPassed} />
    </FactorCard>
  )
}

/** The card around a sign-in step that is the only content of its page. */
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
