import { useState } from 'react'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { ProofVisibility } from '../model.ts'
import { useMessages } from './messages.ts'
import styles from './proof-page.module.css'

type ProofOwnerProps = { token: string; visibility: ProofVisibility; onChanged: () => void }

/** Shows the customer what other people see with this link, with buttons to change the visibility. */
export function ProofOwner({ token, visibility, onChanged }: ProofOwnerProps) {
  const { owner } = useMessages()
  const [busy, setBusy] = useState<ProofVisibility>()
  const [failed, setFailed] = useState(false)

  async function set(next: ProofVisibility): Promise<void> {
    setBusy(next)
    setFailed(false)
    try {
      await api.put('/api/proofs/{token}/visibility', { path: { token }, body: { visibility: next } })
      onChanged()
    } catch {
      setFailed(true)
    }
    setBusy(undefined)
  }

  const choices: Record<ProofVisibility, { to: ProofVisibility; text: string; kind: 'secondary' | 'quiet' }[]> = {
    initials: [
      { to: 'names', text: owner.showNames, kind: 'secondary' },
      { to: 'withdrawn', text: owner.withdraw, kind: 'quiet' },
    ],
    names: [
      { to: 'initials', text: owner.showInitials, kind: 'secondary' },
      { to: 'withdrawn', text: owner.withdraw, kind: 'quiet' },
    ],
    withdrawn: [{ to: 'initials', text: owner.giveBack, kind: 'secondary' }],
  }
  return (
    <Section className={styles.owner} title={owner.title}>
      <p aria-live="polite">{owner[visibility]}</p>
      <div className={styles.actions}>
        {choices[visibility].map(({ to, text, kind }) => (
          <Button
            key={to}
            kind={kind}
            busy={busy === to}
            disabled={busy !== undefined && busy !== to}
            onClick={() => void set(to)}
          >
            {text}
          </Button>
        ))}
      </div>
      {failed && <Notice tone="danger">{owner.failed}</Notice>}
    </Section>
  )
}
