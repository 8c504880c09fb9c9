import { useApi } from '#ui/data/api.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import type { MessageKind } from '../../../model.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { CustomerTold } from '../customer-told.tsx'
import { momentText } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import styles from './order-detail.module.css'
import { LetterButton } from './letter-dialog.tsx'
import { OrderSection } from './order-section.tsx'

const TONES: Record<OrderDetail['messages'][number]['state'], Tone> = {
  sent: 'ok',
  waiting: 'info',
  failed: 'danger',
  kept: 'neutral',
}

/** The e-mails to the customer about the order, with buttons to send some of them again. */
export function OrderEmails({
  order: { id, customer, messages: emails, messageKinds },
  reload,
}: {
  order: OrderDetail
  reload: () => void
}) {
  const messages = useMessages()
  const { order } = messages
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const { run, failure } = useAction(async (kind: MessageKind) => {
    await api.post('/api/admin/orders/{id}/messages/{kind}', { path: { id, kind } })
    showToast({ title: order.sent, text: messages.messageKinds[kind] })
    reload()
  })

  const again = can('orders.change') && messageKinds.length > 0 && (
    <Menu
      label={order.sendAgain}
      items={messageKinds.map((kind) => ({
        id: kind,
        text: messages.messageKinds[kind],
        onSelect: () => void run(kind),
      }))}
    >
      {order.sendAgain}
    </Menu>
  )
  return (
    <OrderSection
      title={order.messages}
      action={
        <>
          {can('orders.change') && customer.email !== null && <LetterButton orderId={id} reload={reload} />}
          {again}
        </>
      }
      className={styles.emailPart}
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {customer.email === null && <CustomerTold customer={customer} />}
      {customer.email !== null && emails.length === 0 && <p>{order.noMessages}</p>}
      <ul data-plain className={styles.emails}>
        {emails.map((email) => (
          <li key={email.id} className={styles.email}>
            <span>
              {email.subject}
              {email.to !== customer.email && <span className={styles.more}> {order.sentTo(email.to)}</span>}
            </span>
            <span className={styles.emailState}>
              <Badge tone={TONES[email.state]}>{messages.messageStates[email.state]}</Badge>
              <time dateTime={email.createdAt}>{momentText(email.createdAt, lang)}</time>
            </span>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}
