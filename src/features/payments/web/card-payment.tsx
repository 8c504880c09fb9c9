import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { RequestError, requestJson } from '#ui/request.ts'
import { useLang } from '#ui/words.tsx'
import styles from './choice.module.css'
import { useWords } from './words.ts'

type CardPaymentProps = { orderId: string; orderHref: string; onBack: (() => void) | undefined }

/** The payment service's own page in a new tab. The tab is opened by the press itself, or the browser would block it. */
export function CardPayment({ orderId, orderHref, onBack }: CardPaymentProps) {
  const words = useWords()
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function open(): Promise<void> {
    const tab = window.open('about:blank', '_blank')
    setBusy(true)
    setFault(undefined)
    try {
      const { url } = await requestJson<{ id: string; url: string }>(`/api/card/payment?lang=${lang}`, {
        method: 'POST',
        body: { orderId },
      })
      if (tab) {
        tab.opener = null
        tab.location.assign(url)
      } else location.assign(url)
    } catch (error) {
      tab?.close()
      setFault((error instanceof RequestError && error.problem?.message) || words.createFailedSafe)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.choice}>
      <h3>{words.card.title}</h3>
      <p className={styles.note}>{words.card.text}</p>
      {fault !== undefined && (
        <Notice tone="danger" title={words.createFailed}>
          {fault}
        </Notice>
      )}
      <Button kind="primary" wide busy={busy} onClick={() => void open()}>
        {words.card.again}
      </Button>
      <Button as={Link} href={orderHref} wide>
        {words.card.check}
      </Button>
      {onBack && (
        <Button kind="quiet" wide onClick={onBack}>
          {words.method.other}
        </Button>
      )}
    </div>
  )
}
