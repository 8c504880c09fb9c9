import { useState } from 'react'
import { useMessages } from '#features/orders/orders/web/messages.ts'
import { api } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import styles from './order-data.module.css'

/**
 * A button that e-mails a link to all data that the shop stores about the order's e-mail address. Only the reader of the mailbox gets the
 * data. A guest without an e-mail address must write to the contact above, because anybody can type a phone number into an order.
 */
export function OrderData({ orderId }: { orderId: string }) {
  const { data: words } = useMessages().page
  const lang = useLang()
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'no-address'>('idle')

  async function mail(): Promise<void> {
    if (state !== 'idle') return
    setState('busy')
    try {
      await api.post('/api/orders/{id}/data', { path: { id: orderId }, query: { lang } })
      setState('sent')
    } catch (error) {
      const problem = findProblem(error)
      const hasNoAddress = problem?.code === 'customers.data-no-address'
      setState(hasNoAddress ? 'no-address' : 'idle')
      if (!hasNoAddress) showToast({ title: problem?.message ?? words.failed, kind: 'destructive' })
    }
  }

  return (
    <>
      {(state === 'idle' || state === 'busy') && (
        <p>
          <Button kind="quiet" className={styles.mail} busy={state === 'busy'} onClick={() => void mail()}>
            {words.button}
          </Button>
        </p>
      )}
      <p role="status">
        {state === 'sent' && words.sent}
        {state === 'no-address' && words.noAddress}
      </p>
    </>
  )
}
