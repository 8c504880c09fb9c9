import { useState } from 'react'
import { api } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderPlanView } from '../schemas.ts'
import styles from './order-plan.module.css'

type PriestChoiceProps = {
  orderId: string
  /** The order lines whose days are removed if the priest chooses the day. */
  lines?: readonly string[]
  words: { letPriest: string; saveFailed: string; safe: string }
  onSaved: (view: OrderPlanView) => void
}

/** The button that lets the priest choose the day. One press saves the choice immediately. If the customer later saves a day, the choice ends. */
export function PriestChoice({ orderId, lines = [], words, onSaved }: PriestChoiceProps) {
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function change(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const days = Object.fromEntries(lines.map((line) => [line, '']))
    try {
      const body = { days, priestChooses: true }
      onSaved(await api.put('/api/orders/{id}/plan', { path: { id: orderId }, query: { lang }, body }))
    } catch (error) {
      setFailure(findProblem(error)?.message ?? words.safe)
    }
    setBusy(false)
  }

  return (
    <div className={styles.choice}>
      <Button busy={isBusy} onClick={() => void change()}>
        {words.letPriest}
      </Button>
      {failure !== undefined && (
        <Notice tone="danger" title={words.saveFailed}>
          {failure}
        </Notice>
      )}
    </div>
  )
}
