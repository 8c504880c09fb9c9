import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { RequestError, requestJson } from '#ui/request.ts'
import { useLang } from '#ui/messages.tsx'
import styles from './email-page.module.css'
import { useWords } from './messages.ts'

/** Sends the link to this payment to the order's own address, so that it can be paid later or elsewhere. */
export function PageLetter({ paymentId }: { paymentId: string }) {
  const { letter } = useWords()
  const lang = useLang()
  const [state, setState] = useState<'sending' | 'sent'>()
  const [fault, setFault] = useState<string>()

  async function send(): Promise<void> {
    setState('sending')
    setFault(undefined)
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      await requestJson(`/api/crypto/payment/${paymentId}/letter?lang=${lang}`, { method: 'POST', body: { timeZone } })
      setState('sent')
    } catch (error) {
      setState(undefined)
      setFault((error instanceof RequestError && error.problem?.message) || letter.failed)
    }
  }

  return (
    <div className={styles.letter}>
      {state !== 'sent' && (
        <Button kind="quiet" wide busy={state === 'sending'} onClick={() => void send()}>
          {letter.send}
        </Button>
      )}
      <p role="status" className={styles.outcome}>
        {state === 'sent' && (
          <>
            <Icon name="check" size={20} /> {letter.sent}
          </>
        )}
        {fault}
      </p>
    </div>
  )
}
