import { formatDay } from '#base/date-format.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { GiftDialog } from '../new-order/gift-dialog.tsx'
import { useMessages } from '../messages.ts'
import { OrderSection } from './order-section.tsx'

type PartProps = { order: OrderDetail }

export function OrderCustomer({ order: whole, reload }: PartProps & { reload: () => void }) {
  const { customer, source, gift } = whole
  const messages = useMessages()
  const { order } = messages
  const { name, email, phone, lang, accountId } = customer
  const { can } = usePanel()
  const change = gift?.mayChange && can('orders.change') && <GiftDialog order={whole} reload={reload} />
  return (
    <OrderSection title={order.customer}>
      <Facts
        facts={[
          { term: order.name, value: name || messages.nameless },
          { term: order.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
          { term: order.phone, value: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { term: order.lang, value: order.langs[lang] },
          { term: order.account, value: accountId === null ? order.noAccount : order.hasAccount },
          { term: order.source, value: messages.sources[source] },
          ...(gift
            ? [
                { term: order.gift, value: gift.name },
                { term: order.giftNote, value: gift.note },
              ]
            : []),
        ]}
      />
      {change && <div>{change}</div>}
    </OrderSection>
  )
}

/** An order in one of these states is finished, so the page no longer asks staff for missing data. */
const OVER: readonly OrderStatus[] = ['ready', 'cancelled', 'refunded']

export function OrderPlan({ order: { plan, customer, status } }: PartProps) {
  const { order } = useMessages()
  const lang = useLang()
  return (
    <OrderSection title={order.plan}>
      {plan ? (
        <Facts
          facts={[
            {
              term: order.startDate,
              value: plan.priestChooses ? order.priestChooses : plan.startDate && formatDay(plan.startDate, lang),
            },
            { term: order.sankalpa, value: plan.specialWishes },
            {
              term: order.participants,
              value: plan.participants.length > 0 ? <Names names={plan.participants} /> : null,
            },
          ]}
        />
      ) : (
        <p>
          {OVER.includes(status) ? order.noPlanAtEnd : customer.accountId === null ? order.noPlanGuest : order.noPlan}
        </p>
      )}
    </OrderSection>
  )
}
