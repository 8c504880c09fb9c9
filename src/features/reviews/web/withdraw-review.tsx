import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { failureOf } from '#ui/failure.ts'
import { Notice } from '#ui/notice.tsx'
import { requestJson } from '#ui/request.ts'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './review-page.module.css'

type WithdrawReviewProps = { call: string; onChanged: (review: OwnReview) => void }

/** Takes a review back after a question; what went wrong is said in the question, which stays open. */
export function WithdrawReview({ call, onChanged }: WithdrawReviewProps) {
  const messages = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<string>()

  function ask(isOpen: boolean): void {
    setFailed(undefined)
    setIsAsking(isOpen)
  }

  async function withdraw(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailed(undefined)
    try {
      const changed = await requestJson<OwnReview>(call, { method: 'DELETE' })
      setIsAsking(false)
      onChanged(changed)
    } catch (error) {
      setFailed(failureOf(error, messages.withdrawFailed).text)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button onClick={() => ask(true)}>{messages.withdraw}</Button>
      <Dialog
        title={messages.withdrawSure}
        open={isAsking}
        onClose={() => ask(false)}
        closeLabel={messages.close}
        foot={
          <DialogButtons back={messages.cancel} onBack={() => ask(false)}>
            <Button kind="danger" busy={isBusy} onClick={() => void withdraw()}>
              {messages.withdraw}
            </Button>
          </DialogButtons>
        }
      >
        <div className={styles.question}>
          <p>{messages.withdrawText}</p>
          {failed && <Notice tone="danger">{failed}</Notice>}
        </div>
      </Dialog>
    </>
  )
}
