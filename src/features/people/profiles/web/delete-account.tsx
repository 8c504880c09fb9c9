import { useState } from 'react'
import { orderDigits, orderTag } from '#base/ids.ts'
import { api, useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import { RequestError } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useSessionEnd } from './current-user.ts'
import styles from './personal-data.module.css'
import { useMessages } from '#features/people/accounts/web/messages.ts'

/** The statuses of a paid ritual that has not been performed. Older orders have the Russian statuses (docs/contract.md, "Orders"). */
const UNPERFORMED = ['completed', 'processing', 'Оплачен', 'В работе']

/** Deletes the account after the person has ticked a confirmation. */
export function DeleteAccount({ email, onLeave }: { email: string; onLeave: () => Promise<void> }) {
  const {
    data: { remove: messages, export: copy, close, safe },
  } = useMessages()
  const sessionIsOver = useSessionEnd()
  const [isAsking, setIsAsking] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const [givesUp, setGivesUp] = useState(false)
  const query = { email: email || undefined, lang: useLang() }
  const { data: orders = [], isPending } = useApiQuery('/api/orders', { query })
  const waiting = orders.filter(({ status }) => UNPERFORMED.includes(status))
  const isConfirmed = isSure && !isPending && (givesUp || waiting.length === 0)
  const [isBusy, setIsBusy] = useState(false)

  function stop(): void {
    setIsAsking(false)
    setIsSure(false)
    setGivesUp(false)
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
        disabled={!isConfirmed}
        action={{ isBusy, failure: undefined }}
        onYes={() => void remove()}
        onClose={stop}
      >
        <p>{messages.confirmText}</p>
        <p>{messages.lost}</p>
        <ul className={styles.erased}>
          {messages.lostParts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>{messages.number}</p>
        <p>
          {messages.copies}{' '}
          <a href="/api/account/export" download>
            {copy.link}
          </a>
        </p>
        <p>{messages.stays}</p>
        {waiting.length > 0 && (
          <>
            <p>{messages.unperformed}</p>
            <ul className={styles.erased}>
              {waiting.map(({ id, items }) => (
                <li key={id}>
                  <Link href={`/order/${id}`}>#{orderDigits(id)}</Link>: {items.map(({ name }) => name).join(', ')}
                </li>
              ))}
            </ul>
            <p>{messages.unperformedText}</p>
            <label className={styles.check}>
              <input type="checkbox" checked={givesUp} onChange={(event) => setGivesUp(event.target.checked)} />
              {messages.confirmOrders(waiting.map(({ id }) => orderTag(id)).join(', '))}
            </label>
          </>
        )}
        <label className={styles.check}>
          <input type="checkbox" checked={isSure} onChange={(event) => setIsSure(event.target.checked)} />
          {messages.confirm}
        </label>
        {!isConfirmed && <p className={styles.text}>{waiting.length > 0 ? messages.firstOrders : messages.first}</p>}
      </LateConfirmDialog>
    </>
  )
}
