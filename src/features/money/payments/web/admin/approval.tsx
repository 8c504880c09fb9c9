import { useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

type Step = 'approval' | 'withdrawal'

/** A confirmation by hand that waits for a second person: to agree or to decline, and for whoever gave it to take it back. */
export function Approval({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const messages = useMessages()
  const { approve } = messages
  const { can, user } = usePanel()
  const api = useApi()
  const { sum } = useFormats()
  const [asked, setAsked] = useState<Step>()
  const action = useAction(async (step: Step) => {
    await api.post(`/api/admin/payments/manual/{id}/${step}`, { path: { id: entry.id } })
  })
  if (entry.status !== 'awaiting') return null
  const isOwn = entry.confirmedBy?.id === user.id
  const no = isOwn ? approve.withdraw : approve.decline
  const noTitle = isOwn ? approve.withdrawTitle : approve.declineTitle
  const what = sum(entry.expected, entry.currency)
  const order = messages.orderWord(entry.orderNumber)

  async function go(step: Step): Promise<void> {
    if (!(await action.run(step))) return
    setAsked(undefined)
    showToast({ title: step === 'approval' ? messages.manual.done : messages.done })
    onDone()
  }

  if (!can('money.change')) return <p className={styles.quiet}>{messages.whyNot}</p>
  return (
    <div className={styles.stack}>
      <div className={styles.buttons}>
        {!isOwn && (
          <Button kind="primary" size="compact" onClick={() => setAsked('approval')}>
            {approve.button}
          </Button>
        )}
        <Button kind="danger" size="compact" onClick={() => setAsked('withdrawal')}>
          {no}
        </Button>
      </div>
      {isOwn && <p className={styles.quiet}>{approve.own}</p>}
      {asked && (
        <ConfirmDialog
          title={asked === 'approval' ? approve.title : noTitle}
          yes={asked === 'approval' ? approve.yes : no}
          back={messages.cancel}
          closeLabel={messages.close}
          isDangerous={asked === 'withdrawal'}
          action={action}
          onYes={() => void go(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked === 'approval'
              ? approve.text(what, order, entry.reference ?? '')
              : approve.withdrawText(what, order)}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
