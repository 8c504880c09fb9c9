import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { failureOf } from '#ui/failure.ts'
import { LateConfirmDialog } from '#ui/late-confirm-dialog.tsx'
import { requestJson } from '#ui/request.ts'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'

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
      <LateConfirmDialog
        open={isAsking}
        title={messages.withdrawSure}
        yes={messages.withdraw}
        back={messages.cancel}
        closeLabel={messages.close}
        isDangerous
        action={{ isBusy, failure: failed }}
        onYes={() => void withdraw()}
        onClose={() => ask(false)}
      >
        <p>{messages.withdrawText}</p>
      </LateConfirmDialog>
    </>
  )
}
