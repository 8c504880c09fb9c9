import { Facts } from '#ui/layout/facts.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { GiftDialog } from '../new-order/gift-dialog.tsx'
import { useMessages } from '../messages.ts'
import { CustomerDialog } from './customer-dialog.tsx'
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
      {can('orders.change') && name !== '' && (
        <div>
          <CustomerDialog order={whole} reload={reload} />
        </div>
      )}
      {change && <div>{change}</div>}
    </OrderSection>
  )
}
