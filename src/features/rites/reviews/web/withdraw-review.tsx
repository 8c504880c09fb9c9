import { useState } from 'react'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { findProblem } from '#ui/data/request.ts'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'

type WithdrawReviewProps = { token: string; onChanged: (review: OwnReview) => void }

/** Withdraws a review after a confirmation. If the call fails, the dialog stays open and shows the error. */
export function WithdrawReview({ token, onChanged }: WithdrawReviewProps) {
  const messages = useMessages()
  const lang = useLang()
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
      const changed = await api.delete('/api/reviews/own/{token}', { path: { token }, query: { lang } })
      setIsAsking(false)
      onChanged(changed)
    } catch (error) {
      setFailed(findProblem(error)?.message ?? messages.withdrawFailed)
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
