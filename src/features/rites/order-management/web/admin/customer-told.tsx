import type { OrderDetail } from '../../schemas.ts'
import { useMessages } from './messages.ts'

type CustomerToldProps = { customer: Pick<OrderDetail['customer'], 'email'> & { phone?: string | null } }

/** Shows how the customer will be informed of a change: by e-mail, or by telephone if the order has no e-mail address. */
export function CustomerTold({ customer: { email, phone } }: CustomerToldProps) {
  const { contact } = useMessages()
  if (email !== null) return <p>{contact.mailed}</p>
  return (
    <p>
      {contact.telephone} {phone && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
}
