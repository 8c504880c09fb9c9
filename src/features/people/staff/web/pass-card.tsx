import type { SecondFactorView } from '../schemas.ts'
import { FactorCard } from './factor-card.tsx'
import { useMessages } from './messages.ts'
import { PassForm } from './pass-form.tsx'

type PassCardProps = { factors: SecondFactorView; onPassed: () => void }

/** The second step of signing in. */
export function PassCard({ factors, onPassed }: PassCardProps) {
  const { pass: messages } = useMessages()
  return (
    <FactorCard title={messages.title}>
      <p>{messages.leadAtSignIn}</p>
      <PassForm factors={factors} onPassed={onPassed} />
    </FactorCard>
  )
}
