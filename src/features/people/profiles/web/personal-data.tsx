import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#features/people/accounts/web/messages.ts'
import { api, invalidateApi } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { CurrentUser } from '../schemas.ts'
import { ME_CALL, useSessionEnd } from './current-user.ts'
import { DeleteAccount } from './delete-account.tsx'
import { dayText } from './moment-format.ts'
import styles from './personal-data.module.css'
import { SessionsList } from './sessions-list.tsx'

type PersonalDataProps = { user: CurrentUser; onLeave: () => Promise<void> }

/** The section with everything that a person can do with the stored data (docs/security.md, "Personal data"). It is collapsed at first. */
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

/** The button that withdraws the consent. First a dialog shows which data will be erased. */
function WithdrawConsent() {
  const {
    data: { consent: messages, close, safe },
  } = useMessages()
  const client = useQueryClient()
  const sessionIsOver = useSessionEnd()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw(): Promise<void> {
    setIsBusy(true)
    try {
      await api.delete('/api/account/consent')
      setIsAsking(false)
      showToast({ title: messages.done })
      // The shop has erased data from the profile and the plan, so the page loads both again.
      for (const read of [ME_CALL, '/api/customer-profiles', '/api/ritual-plans']) void invalidateApi(client, read)
    } catch (error) {
      if (!sessionIsOver(error)) showToast({ kind: 'destructive', title: messages.failed, text: safe })
    }
    setIsBusy(false)
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{messages.withdraw}</Button>
      <LateConfirmDialog
        open={isAsking}
        title={messages.ask}
        yes={messages.withdraw}
        back={messages.keep}
        closeLabel={close}
        isDangerous
        action={{ isBusy, failure: undefined }}
        onYes={() => void withdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>{messages.confirmText}</p>
        <ul className={styles.erased}>
          {messages.erased.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{messages.after}</p>
      </LateConfirmDialog>
    </>
  )
}
