import { formatDollars } from '#base/money-format.ts'
import { orderTag } from '#base/ids.ts'
import { receiptFile } from '#features/orders/orders/paths.ts'
import { printedName, statusTone } from '#features/orders/orders/rules-status.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderDetail } from '../../../schemas.ts'
import { stepText } from '../board/board-card.tsx'
import { ReasonDialog } from '../board/reason-dialog.tsx'
import { useMoveOrder } from '../board/use-move-order.ts'
import { useMessages } from '../messages.ts'
import { momentText } from '../order-format.ts'
import { OrderCustomer } from './order-customer.tsx'
import { OrderPlan } from './order-plan.tsx'
import styles from './order-detail.module.css'
import { OrderEmails } from './order-emails.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderSection } from './order-section.tsx'

export function OrderPage({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/orders/{id}', { path: { id }, query: { lang } })
  return (
    <DetailPage
      query={query}
      back={{ href: '/orders', text: messages.order.back }}
      title={orderTag(id)}
      unknown={orderTag(id)}
      unknownText={
        <Notice tone="info" title={messages.order.notFound}>
          {messages.order.notFoundText}
        </Notice>
      }
      head={(order) => ({
        title: orderTag(order.id),
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
        <OrderMoney order={order} reload={reload} />
        <OrderHistory order={order} />
      </div>
      <div className={styles.column}>
        <OrderCustomer order={order} reload={reload} />
        <OrderPlan order={order} reload={reload} />
        <OrderNotes order={order} reload={reload} />
        <OrderEmails order={order} reload={reload} />
      </div>
    </div>
  )
}

function OrderLines({ order: { items, total, discount } }: { order: OrderDetail }) {
  const messages = useMessages()
  const { order } = messages
  const lang = useLang()
  return (
    <OrderSection title={order.items}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{order.ritual}</th>
            <th scope="col">{order.term}</th>
            <th scope="col" className={styles.figure}>
              {order.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {printedName(item.name)}
                {item.quantity > 1 && <span className={styles.pieces}> × {item.quantity}</span>}
              </th>
              <td className={item.performsAt ? undefined : styles.term}>
                {termText({ weeks: item.duration, ...item }, lang, messages.weeks)}
              </td>
              <td className={styles.figure}>{formatDollars(item.total, lang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount && (
            <tr>
              <th scope="row" colSpan={2}>
                {order.discount(discount.code)}
              </th>
              <td className={styles.figure}>−{formatDollars(discount.amountUsd, lang)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              {order.total}
            </th>
            <td className={styles.figure}>{formatDollars(total, lang)}</td>
          </tr>
        </tfoot>
      </table>
    </OrderSection>
  )
}

/** Forward steps are buttons. All other steps are in a menu. */
function Steps({ order, reload }: PartProps) {
  const messages = useMessages()
  const lang = useLang()
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
      <Button size="compact" href={receiptFile(order.id, lang)}>
        {order.paidAt === null ? messages.order.invoice : messages.order.receipt}
      </Button>
      <Button size="compact" href={order.link} target="_blank" rel="noreferrer">
        {messages.order.open} <Icon name="external" size={16} />
      </Button>
      <ReasonDialog question={mover.question} />
    </>
  )
}
