import { useState } from 'react'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import { RequestError } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useSessionEnd } from './current-user.ts'
import styles from './personal-data.module.css'
import { useMessages } from '#features/people/accounts/web/messages.ts'

/** Deletes the account after the person has ticked a confirmation. */
export function DeleteAccount({ onLeave }: { onLeave: () => Promise<void> }) {
  const {
    data: { remove: messages, close, safe },
  } = useMessages()
  const sessionIsOver = useSessionEnd()
  const [isAsking, setIsAsking] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  function stop(): void {
    setIsAsking(false)
    setIsSure(false)
  }

  async function remove(): Promise<void> {
    setIsBusy(true)
    try {
      await api.delete('/api/account', { body: { confirm: true } })
      stop()
      showToast({ title: messages.done })
      await onLeave()
    } catch (error) {
      setIsBusy(false)
      if (!sessionIsOver(error)) showToast({ kind: 'destructive', title: messages.failed, text: reasonOf(error) })
    }
  }

  function reasonOf(failure: unknown): string {
    const problem = failure instanceof RequestError && failure.status < 500 ? failure.problem : undefined
    return problem?.code === 'second-factor.needed' ? messages.ofStaff : (problem?.message ?? safe)
  }

  return (
    <>
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        {messages.open}
      </Button>
      <LateConfirmDialog
        open={isAsking}
        title={messages.ask}
        yes={messages.button}
        back={messages.keep}
        closeLabel={close}
        isDangerous
        disabled={!isSure}
        action={{ isBusy, failure: undefined }}
        onYes={() => void remove()}
        onClose={stop}
      >
        <p>{messages.confirmText}</p>
        <p>{messages.stays}</p>
        <label className={styles.check}>
          <input type="checkbox" checked={isSure} onChange={(event) => setIsSure(event.target.checked)} />
          {messages.confirm}
        </label>
        {!isSure && <p className={styles.text}>{messages.first}</p>}
      </LateConfirmDialog>
    </>
  )
}
