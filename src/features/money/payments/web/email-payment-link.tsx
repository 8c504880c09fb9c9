import { useState } from 'react'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { RequestError } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import styles from './email-payment-link.module.css'
import { useMessages } from './messages.ts'

/** Sends the link to this payment to the order's own address, to pay later or on another device. */
export function EmailPaymentLink({ paymentId }: { paymentId: string }) {
  const { email } = useMessages()
  const lang = useLang()
  const [state, setState] = useState<'sending' | 'sent'>()
  const [fault, setFault] = useState<string>()

  async function send(): Promise<void> {
    setState('sending')
    setFault(undefined)
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      await api.post('/api/crypto/payment/{id}/email', { path: { id: paymentId }, query: { lang }, body: { timeZone } })
      setState('sent')
    } catch (error) {
      setState(undefined)
      setFault((error instanceof RequestError && error.problem?.message) || email.failed)
    }
  }

  return (
    <div className={styles.email}>
      {state !== 'sent' && (
        <Button kind="quiet" wide busy={state === 'sending'} onClick={() => void send()}>
          {email.send}
        </Button>
      )}
      <p role="status" className={styles.outcome}>
        {state === 'sent' && (
          <>
            <Icon name="check" size={20} /> {email.sent}
          </>
        )}
        {fault}
      </p>
    </div>
  )
}
