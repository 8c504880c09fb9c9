import { useLocation } from 'wouter'
import { orderDigits } from '#base/ids.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useMessages } from './messages.ts'

type OrderReferenceProps = { orderId: string; orderHref: string; onDone: (() => void) | undefined }

/** Shows the number of the order, with a link to the order's page. On that page itself there is no link. */
export function OrderReference({ orderId, orderHref, onDone }: OrderReferenceProps) {
  const { review, success } = useMessages()
  const [path] = useLocation()
  return (
    <>
      <p>{review.order(orderDigits(orderId))}</p>
      {path !== orderHref && (
        <Button as={Link} href={orderHref} wide onClick={onDone}>
          {success.open}
        </Button>
      )}
    </>
  )
}
