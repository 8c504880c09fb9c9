import { useState } from 'react'
import { mailtoHref } from '#base/contact.ts'
import { orderDigits } from '#base/ids.ts'
import { useApi } from '#ui/data/api.ts'
import { QrSquare } from '#ui/text/qr-square.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import type { PartnerOrderView } from '../schemas.ts'
import { en } from '../messages/emails.en.ts'
import { ru } from '../messages/emails.ru.ts'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

export type OrderPartProps = { order: PartnerOrderView; onChange: (order: PartnerOrderView) => void }

/** The texts of the e-mail to the client, in the client's language, which may differ from the partner's language. */
const EMAILS = { ru: ru.linkEmail, en: en.linkEmail }

/** The payment link for the client. The partner copies it, sends it by e-mail, or shows it as a QR code. */
export function PaymentLink({ order, onChange }: OrderPartProps) {
  const { link: messages } = useMessages()
  const lang = useLang()
  const [hasQr, setHasQr] = useState(false)
  const { link, client, sentAt } = order
  const api = useApi()
  const mark = useAction(async () => {
    onChange(await api.post('/api/partner/orders/{id}/sent', { path: { id: order.id }, query: { lang } }))
    showToast({ title: messages.marked })
  })
  const say = EMAILS[order.lang]
  const letter = { subject: say.subject(orderDigits(order.id)), body: say.body(link) }
  return (
    <Card as="section" className={styles.card}>
      <h3>{messages.title}</h3>
      <p className={styles.hint}>{client.email ? messages.mailed(client.email) : messages.text}</p>
      <p className={styles.link}>{link}</p>
      <div className={styles.buttons}>
        {client.email && (
          <Button kind="primary" href={mailtoHref(client.email, letter)}>
            <Icon name="mail" size={20} /> {messages.email}
          </Button>
        )}
        <CopyButton text={link} labels={messages} name={messages.copyName} />
        <Button aria-expanded={hasQr} onClick={() => setHasQr(!hasQr)}>
          {hasQr ? messages.hideQr : messages.showQr}
        </Button>
      </div>
      {hasQr && <QrSquare text={link} label={messages.qr} />}
      {mark.failure && <Notice tone="danger">{mark.failure}</Notice>}
      {sentAt === null && (
        <>
          <p className={styles.hint}>{messages.markHint}</p>
          <div className={styles.buttons}>
            <Button busy={mark.isBusy} onClick={() => void mark.run()}>
              {messages.markSent}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
