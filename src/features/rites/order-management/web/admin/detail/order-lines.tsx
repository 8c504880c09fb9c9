import { printedName } from '#features/orders/orders/rules-status.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderDetail } from '../../../schemas.ts'
import { dollarsText } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import styles from './order-lines.module.css'
import { OrderSection } from './order-section.tsx'

export function OrderLines({ order: { items, total } }: { order: OrderDetail }) {
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
