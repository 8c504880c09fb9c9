import { useState } from 'react'
import { orderPlanHref } from '#features/orders/orders/paths.ts'
import type { DayAnswer as Answer } from '#features/rites/calendar/model.ts'
import { api } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProgressLine } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './order-progress.module.css'

type DayAnswerProps = { orderId: string; line: ProgressLine; onChanged: () => void }

/** Buttons for the customer's answer about a first day that was not requested. The answer can be changed until the ritual begins. */
export function DayAnswer({ orderId, line: { lineId, answer: given, version, mayAnswer }, onChanged }: DayAnswerProps) {
  const messages = useMessages()
  const lang = useLang()
  const [busy, setBusy] = useState<Answer>()
  const [failure, setFailure] = useState<string>()

  async function say(answer: Answer): Promise<void> {
    setBusy(answer)
    setFailure(undefined)
    try {
      const path = { id: orderId, lineId }
      await api.put('/api/orders/{id}/lines/{lineId}/day-answer', { path, query: { lang }, body: { answer, version } })
    } catch (error) {
      setFailure(findProblem(error)?.message ?? messages.safe)
    }
    setBusy(undefined)
    onChanged()
  }

  return (
    <>
      <span role="status">{given !== null && messages.answered[given]}</span>
      {mayAnswer && (
        <span className={styles.choices}>
          {(['suits', 'other-day'] as const)
            .filter((answer) => answer !== given)
            .map((answer) => (
              <Button
                key={answer}
                kind={answer === 'suits' ? 'primary' : 'secondary'}
                busy={busy === answer}
                disabled={busy !== undefined && busy !== answer}
                onClick={() => void say(answer)}
              >
                {messages.answer[answer]}
              </Button>
            ))}
        </span>
      )}
      {mayAnswer && given === 'other-day' && <Link href={orderPlanHref(orderId)}>{messages.chooseOther}</Link>}
      {failure !== undefined && (
        <Notice tone="danger" title={messages.saveFailed}>
          {failure}
        </Notice>
      )}
    </>
  )
}
