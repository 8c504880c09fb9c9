import type { Lang } from '#base/i18n.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
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
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import type { OrderDetail, TimelineEntry } from '../../../schemas.ts'
import { stepText } from '../board/board-card.tsx'
import { ReasonDialog } from '../board/reason-dialog.tsx'
import { useMoveOrder } from '../board/use-move-order.ts'
import { useMessages } from '../messages.ts'
import { dollarsText, momentText, formatOrderTag } from '../order-format.ts'
import { OrderCustomer } from './order-customer.tsx'
import { OrderPlan } from './order-plan.tsx'
import styles from './order-detail.module.css'
import { OrderEmails } from './order-emails.tsx'
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
      title={formatOrderTag(id)}
      unknown={formatOrderTag(id)}
      unknownText={
        <Notice tone="info" title={messages.order.notFound}>
          {messages.order.notFoundText}
        </Notice>
      }
      head={(order) => ({
        title: formatOrderTag(order.id),
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
              <td className={styles.figure}>{dollarsText(item.total, lang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount && (
            <tr>
              <th scope="row" colSpan={2}>
                {order.discount(discount.code)}
              </th>
              <td className={styles.figure}>−{dollarsText(discount.amountUsd, lang)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              {order.total}
            </th>
            <td className={styles.figure}>{dollarsText(total, lang)}</td>
          </tr>
        </tfoot>
      </table>
    </OrderSection>
  )
}

/** The events of the order. The latest is first. */
function OrderHistory({ order: { timeline } }: { order: OrderDetail }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <OrderSection title={messages.order.timeline}>
      <ol data-plain className={styles.history}>
        {timeline.toReversed().map((entry, place) => (
          <li key={place} className={styles.entry}>
            <p className={styles.what}>{whatOf(entry, messages, lang)}</p>
            {entry.facts.reason !== undefined && <p className={styles.more}>{entry.facts.reason}</p>}
            {(entry.kind === 'note' || entry.kind === 'letter') && <p className={styles.more}>{entry.facts.text}</p>}
            {entry.kind === 'customer-changed' && <Correction facts={entry.facts} />}
            <p className={styles.when}>
              <time dateTime={entry.at}>{momentText(entry.at, lang)}</time>
              {entry.actor !== null && <span>{entry.actor}</span>}
            </p>
          </li>
        ))}
      </ol>
    </OrderSection>
  )
}

function Correction({ facts }: Pick<TimelineEntry, 'facts'>) {
  const { history } = useMessages()
  return (
    <>
      {facts.email !== undefined && facts.email !== '' && <p className={styles.more}>{history.before(facts.email)}</p>}
      {facts.link !== undefined && <p className={styles.more}>{history.newLink}</p>}
    </>
  )
}

function whatOf({ kind, facts }: TimelineEntry, messages: OrderAdminMessages, lang: Lang): string {
  const { history } = messages
  const word = (words: Record<string, string>, code = '') => words[code] ?? code
  const sum = () => formatSum(facts.amount ?? '', facts.currency ?? 'USD', lang)
  if (kind === 'status') return history.status(word(messages.statuses, facts.from), word(messages.statuses, facts.to))
  if (kind === 'paid') return history.paid(sum())
  if (kind === 'decision') return decisionText(facts, messages, lang)
  if (kind === 'message')
    return facts.to === undefined
      ? history.message(facts.subject ?? '')
      : history.messageTo(facts.subject ?? '', facts.to)
  if (kind === 'letter') return history.letter(facts.subject ?? '')
  if (kind === 'message-sent') return history['message-sent'](word(messages.messageKinds, facts.kind))
  if (kind === 'payment') return history.payment(word(messages.methods, facts.method), sum())
  if (kind === 'refund') return history.refund(sum(), word(messages.refundStatuses, facts.status))
  return history[kind]
}

function decisionText(facts: TimelineEntry['facts'], { history }: OrderAdminMessages, lang: Lang): string {
  const { decision = '', amount, currency = 'USD', price = '' } = facts
  const said = history.decisions[decision as keyof typeof history.decisions] ?? decision
  if (amount === undefined) return said
  return history.decidedSum(said, formatSum(amount, currency, lang), formatSum(price, 'USD', lang))
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
