import { useApi } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ActionButton } from '#ui/overlays/action-button.tsx'
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
      <Call order={whole} reload={reload} />
      {can('orders.change') && name !== '' && (
        <div>
          <CustomerDialog order={whole} reload={reload} />
        </div>
      )}
      {change && <div>{change}</div>}
    </OrderSection>
  )
}

/** Asks staff to telephone a customer without an e-mail address, until staff press the button that records the call. */
function Call({ order: { id, call }, reload }: PartProps & { reload: () => void }) {
  const { order } = useMessages()
  const { can } = usePanel()
  const api = useApi()
  if (!call) return null
  async function tell(at: string): Promise<void> {
    await api.post('/api/admin/orders/{id}/told', { path: { id }, body: { at } })
    reload()
  }
  return (
    <Notice
      tone="warn"
      quiet
      action={can('orders.change') && <ActionButton call={() => tell(call.at)}>{order.told}</ActionButton>}
    >
      {order.telephone(call.reasons.map((reason) => order.callReasons[reason]).join(', '))}
    </Notice>
  )
}
