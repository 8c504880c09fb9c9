import { useState } from 'react'
import { useMessages } from '#features/people/accounts/web/messages.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Consents } from './consents.tsx'
import { DeleteAccount } from './delete-account.tsx'
import styles from './personal-data.module.css'
import { SessionsList } from './sessions-list.tsx'

/** The section for sessions, consents, the export and the deletion of the account (docs/security.md, "Personal data"). It is collapsed at first. */
export function PersonalData({ email, onLeave }: { email: string; onLeave: () => Promise<void> }) {
  const { data: messages } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card inset="none">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <h2 className="type-h3">{messages.title}</h2>
        </summary>
        {isOpen && (
          <div className={styles.blocks}>
            <SessionsList />
            <div className={styles.block}>
              <h3 className={styles.title}>{messages.export.title}</h3>
              <p className={styles.text}>{messages.export.text}</p>
              <Button href="/api/account/export" download>
                {messages.export.link}
              </Button>
            </div>
            <Consents />
            <div className={styles.block}>
              <h3 className={styles.title}>{messages.remove.title}</h3>
              <p className={styles.text}>{messages.remove.text}</p>
              <DeleteAccount email={email} onLeave={onLeave} />
            </div>
          </div>
        )}
      </details>
    </Card>
  )
}
