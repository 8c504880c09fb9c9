import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { AdminGroupDetail } from '../../schemas.ts'
import { useMessages } from './messages.ts'

type Family = Pick<AdminGroupDetail['families'][number], 'orderId' | 'number' | 'isEmailed'>

/** Shows how families will be informed of a change: by e-mail, or by telephone if the order has no e-mail address. */
export function FamiliesTold({ families }: { families: readonly Family[] }) {
  const { told } = useMessages()
  const { can } = usePanel()
  const silent = families.filter(({ isEmailed }) => !isEmailed)
  const mailed = families.length - silent.length
  return (
    <>
      {mailed > 0 && <p>{told.mailed(mailed)}</p>}
      {silent.length > 0 && (
        <p>
          {told.telephone}{' '}
          {silent.map(({ orderId, number }, place) => (
            <span key={orderId}>
              {place > 0 && ', '}
              {can('orders.read') ? <Link href={`/orders/${orderId}`}>{number}</Link> : number}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
