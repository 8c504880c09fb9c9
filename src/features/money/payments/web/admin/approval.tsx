import { useApi } from '#ui/data/api.ts'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { ContactLink } from './contact-link.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'
import { NobodyElse } from './second-person.tsx'

/** A manual confirmation that waits for a second person. The second person agrees or declines, and the first person can withdraw the confirmation. */
export function Approval({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const messages = useMessages()
  const { approve } = messages
  const { can, user } = usePanel()
  const api = useApi()
  const { sum } = useFormats()
  if (entry.status !== 'awaiting') return null
  const isOwn = entry.confirmedBy?.id === user.id
  const what = sum(entry.expected, entry.currency)
  const order = messages.orderWord(entry.orderNumber)

  async function take(step: 'approval' | 'withdrawal', done: string): Promise<void> {
    await api.post(`/api/admin/payments/manual/{id}/${step}`, { path: { id: entry.id } })
    showToast({ title: done })
    onDone()
  }

  if (!can('money.change')) return <p className={styles.quiet}>{messages.whyNot}</p>
  const holder = isOwn ? null : (entry.confirmedBy?.email ?? null)
  return (
    <div className={styles.stack}>
      {holder !== null && (
        <p>
          {entry.way === 'cash' ? approve.cashWith : approve.askAbout} <ContactLink contact={holder} />
        </p>
      )}
      <div className={styles.buttons}>
        {!isOwn && (
          <ConfirmButton
            text={approve.button}
            button={{ kind: 'primary' }}
            title={approve.title}
            yes={approve.yes}
            call={() => take('approval', messages.manual.done)}
          >
            <p>{approve.text(what, order, entry.reference ?? '')}</p>
          </ConfirmButton>
        )}
        <ConfirmButton
          text={isOwn ? approve.withdraw : approve.decline}
          button={{ kind: 'danger' }}
          title={isOwn ? approve.withdrawTitle : approve.declineTitle}
          isDangerous
          call={() => take('withdrawal', messages.done)}
        >
          <p>{approve.withdrawText(what, order)}</p>
        </ConfirmButton>
      </div>
      {isOwn && (
        <>
          <p className={styles.quiet}>{approve.own}</p>
          <NobodyElse />
        </>
      )}
    </div>
  )
}
