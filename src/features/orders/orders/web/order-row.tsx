import { orderDigits } from '#base/ids.ts'
import { useMessages as useCartMessages } from '#features/orders/cart/web/messages.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Price } from '#ui/text/price.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ListedOrder, ListedPlan } from '../schemas.ts'
import { orderPath, orderPlanHref } from '../paths.ts'
import { isJoined, isPlanned, methodCode, printedName, statusCode, statusTone } from '../rules-status.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import { formatDay } from '#base/date-format.ts'
import { Reorder } from './reorder.tsx'
import styles from './orders-card.module.css'
import { useMessages } from './messages.ts'

/** The maximum number of names that a row shows. Further names are only counted. */
const MAX_NAMES = 3

/** One order in the list of orders. The whole row links to the order's page. */
export function OrderRow({ order, isReplaced }: { order: ListedOrder; isReplaced: boolean }) {
  const { page, list: messages } = useMessages()
  const { term } = useCartMessages()
  const lang = useLang()
  const code = statusCode(order.status)
  const isPending = code === 'pending'
  const number = orderDigits(order.id)
  const method = page.methodName(methodCode(order.paymentMethod))
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div>
          <h3 className={styles.number}>
            <Link href={orderPath(order.id)}>{page.title(number)}</Link>
          </h3>
          <p className={styles.about}>{formatDay(order.createdAt, lang)}</p>
        </div>
        <Badge tone={statusTone(order.status)}>{page.status(code)}</Badge>
      </div>
      <ul data-plain className={styles.items}>
        {order.items.map((item, place) => (
          // An order's lines never change position. oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {printedName(item.name)},{' '}
            <span className={`${styles.about} ${styles.term}`}>
              {termText({ weeks: item.duration, ...item }, lang, term)}
              {item.quantity > 1 && ` ${page.pieces(item.quantity)}`}
            </span>
          </li>
        ))}
      </ul>
      {order.specialInstructions && (
        <p className={styles.about}>
          {messages.instructions}: {order.specialInstructions}
        </p>
      )}
      {isReplaced && <p className={styles.about}>{messages.replaced}</p>}
      {order.plan && <RowPlan plan={order.plan} order={order} />}
      <div className={styles.line}>
        <p className={styles.about}>{isPending ? messages.payWith(method) : messages.paidWith(method)}</p>
        <div className={styles.sum}>
          <Price cents={Math.round(order.total * 100)} lang={lang} />
          {(code === 'completed' || code === 'processing') && (
            <Button as={Link} href={orderPlanHref(order.id)}>
              {isJoined(order)
                ? messages.changeNames
                : order.plan && isPlanned(order.plan)
                  ? messages.changePlan
                  : page.plan}
            </Button>
          )}
          {code === 'ready' && (
            <Button as={Link} href={orderPath(order.id)}>
              {messages.results}
            </Button>
          )}
          {!isPending && (
            <Reorder kind="quiet" orderId={order.id} label={`${page.again.button}: ${page.title(number)}`} />
          )}
          {isPending && (
            <Button
              as={Link}
              href={orderPath(order.id)}
              kind={isReplaced ? 'quiet' : 'primary'}
              aria-label={messages.payOrder(number)}
            >
              {messages.pay}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** The day and the names of an order. A ritual sold for a fixed moment has its day in the row's list of rituals. */
function RowPlan({ plan, order }: { plan: ListedPlan; order: ListedOrder }) {
  const { list: messages } = useMessages()
  const lang = useLang()
  const unchosen = plan.priestChooses ? messages.priestChooses : messages.noDay
  const day = plan.startDate === null ? unchosen : messages.asked(formatDay(plan.startDate, lang))
  const names = plan.names.slice(0, MAX_NAMES).join(', ')
  return (
    <p className={styles.plan}>
      {!isJoined(order) && <span>{day}</span>}
      <bdi>{names === '' ? messages.noNames : messages.names(plan.names.length, names)}</bdi>
    </p>
  )
}
