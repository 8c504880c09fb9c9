import { statusTone } from '#features/orders/orders/rules-status.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { momentText, tagOf } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import { OrderCustomer, OrderPlan } from './order-customer.tsx'
import { OrderEmails } from './order-emails.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import styles from './order-detail.module.css'
import { ReasonDialog } from '../board/reason-dialog.tsx'
import { stepText } from '../board/step-label.ts'
import { useMoveOrder } from '../board/use-move-order.ts'

/** One order with all its data. */
export function OrderPage({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/orders/{id}', { path: { id }, query: { lang } })
  return (
    <DetailPage
      query={query}
      back={{ href: '/orders', text: messages.order.back }}
      title={tagOf(id)}
      unknown={tagOf(id)}
      unknownText={
        <Notice tone="info" title={messages.order.notFound}>
          {messages.order.notFoundText}
        </Notice>
      }
      head={(order) => ({
        title: tagOf(order.id),
        aside: (
          <span className={styles.state}>
            <Badge tone={statusTone(order.status)}>{messages.statuses[order.status]}</Badge>
            {messages.order.placed(momentText(order.createdAt, lang))}
          </span>
        ),
        actions: <Steps order={order} reload={query.refetch} />,
      })}
    >
      {(order) => <Parts order={order} reload={query.refetch} />}
    </DetailPage>
  )
}

type PartProps = { order: OrderDetail; reload: () => void }

function Parts({ order, reload }: PartProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <OrderLines order={order} />
        <OrderMoney order={order} />
        <OrderHistory order={order} />
      </div>
      <div className={styles.column}>
        <OrderCustomer order={order} reload={reload} />
        <OrderPlan order={order} />
        <OrderNotes order={order} reload={reload} />
        <OrderEmails order={order} reload={reload} />
      </div>
    </div>
  )
}

/** Forward steps are buttons, all others are in a menu. */
function Steps({ order, reload }: PartProps) {
  const messages = useMessages()
  const { can } = usePanel()
  // oxlint-disable-next-line typescript/require-await -- the page reloads itself and need not be awaited
  const mover = useMoveOrder(async () => reload())
  const isBusy = mover.moving.has(order.id)
  const steps = can('orders.change') ? order.steps : []
  const isBlocked = (step: (typeof steps)[number]) => step.needsProof && !order.hasProof
  const isForward = (step: (typeof steps)[number]) => !step.needsReason && step.to !== 'cancelled' && !isBlocked(step)
  const others = steps.filter((step) => !isForward(step))
  return (
    <>
      {steps.filter(isForward).map((step) => (
        <Button key={step.to} kind="primary" size="compact" busy={isBusy} onClick={() => mover.begin(order, step.to)}>
          {stepText(step, order.status, messages)}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          label={messages.order.other}
          items={others.map((step) => ({
            id: step.to,
            text: stepText(step, order.status, messages),
            reason: isBlocked(step) ? messages.board.needsProof : undefined,
            isDangerous: step.to === 'cancelled' || step.to === 'refunded',
            onSelect: () => mover.begin(order, step.to),
          }))}
        >
          {messages.order.other}
        </Menu>
      )}
      <Button size="compact" onClick={() => window.print()}>
        {messages.order.print}
      </Button>
      <Button size="compact" href={order.link} target="_blank" rel="noreferrer">
        {messages.order.open} <Icon name="external" size={16} />
      </Button>
      <ReasonDialog question={mover.question} />
    </>
  )
}
