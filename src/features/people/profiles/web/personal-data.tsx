import { useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { CurrentUser } from '../schemas.ts'
import { DeleteAccount } from './delete-account.tsx'
import { dayText } from './moment-format.ts'
import styles from './personal-data.module.css'
import { SessionsList } from './sessions-list.tsx'
import { WithdrawConsent } from './withdraw-consent.tsx'
import { useMessages } from '#features/people/accounts/web/messages.ts'

type PersonalDataProps = { user: CurrentUser; onLeave: () => Promise<void> }

/** What a person can do with their stored data (docs/security.md, "Personal data"); collapsed by default. */
export function PersonalData({ user, onLeave }: PersonalDataProps) {
  const { data: messages } = useMessages()
  const lang = useLang()
  const [isOpen, setIsOpen] = useState(false)
  const { given, givenAt } = user.account.consent
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
            <div className={styles.block}>
              <h3 className={styles.title}>{messages.consent.title}</h3>
              <p className={styles.text}>
                {given && givenAt ? messages.consent.given(dayText(givenAt, lang)) : messages.consent.none}
              </p>
              {given && <WithdrawConsent />}
            </div>
            <div className={styles.block}>
              <h3 className={styles.title}>{messages.remove.title}</h3>
              <p className={styles.text}>{messages.remove.text}</p>
              <DeleteAccount onLeave={onLeave} />
            </div>
          </div>
        )}
      </details>
    </Card>
  )
}
