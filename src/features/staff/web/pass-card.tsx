import { Card } from '#ui/card.tsx'
import type { SecondFactorView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { PassForm } from './pass-form.tsx'
import styles from './second-factor.module.css'

type PassCardProps = { factors: SecondFactorView; onPassed: () => void }

/** The second step of signing in. */
export function PassCard({ factors, onPassed }: PassCardProps) {
  const { pass: messages } = useMessages()
  return (
    <Card as="section" inset="wide" className={styles.card} aria-labelledby="factor-title">
      <h1 id="factor-title" className="type-h2">
        {messages.title}
      </h1>
      <p>{messages.leadAtSignIn}</p>
      <PassForm factors={factors} onPassed={onPassed} />
    </Card>
  )
}
