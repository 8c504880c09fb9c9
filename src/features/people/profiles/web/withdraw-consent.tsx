import { useState } from 'react'
import { api, invalidateApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { LateConfirmDialog } from '#ui/overlays/late-confirm-dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ME_CALL, useSessionEnd } from './current-user.ts'
import styles from './personal-data.module.css'
import { useMessages } from '#features/people/accounts/web/messages.ts'

/** Withdraws the consent, after saying what will be erased. */
export function WithdrawConsent() {
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
      // The profile and the plan no longer contain the erased data.
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
