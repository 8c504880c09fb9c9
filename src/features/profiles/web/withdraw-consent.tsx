import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { requestJson } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import { ME_CALL, useSessionEnd } from './current-user.ts'
import styles from './personal-data.module.css'
import { useMessages } from '#features/accounts/web/messages.ts'

/** Takes the consent back, after saying what goes with it. */
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
      await requestJson('/api/account/consent', { method: 'DELETE' })
      setIsAsking(false)
      showToast({ title: messages.done })
      // The profile and the plan have lost what was erased.
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          address === ME_CALL || /^\/api\/(?:customer-profiles|ritual-plans)/.test(address),
      })
    } catch (error) {
      if (!sessionIsOver(error)) showToast({ kind: 'destructive', title: messages.failed, text: safe })
    }
    setIsBusy(false)
  }

  const foot = (
    <div className={styles.foot}>
      <Button onClick={() => setIsAsking(false)}>{messages.keep}</Button>
      <Button kind="danger" busy={isBusy} onClick={withdraw}>
        {messages.withdraw}
      </Button>
    </div>
  )
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{messages.withdraw}</Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={messages.ask} closeLabel={close} foot={foot}>
        <div className={styles.answer}>
          <p>{messages.confirmText}</p>
          <ul>
            {messages.erased.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p>{messages.after}</p>
        </div>
      </Dialog>
    </>
  )
}
