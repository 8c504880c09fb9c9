import { useMessages } from '#features/orders/plans/web/messages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import type { OrderPlanForm } from './use-order-plan.ts'

/** Offers unsaved text that the customer typed before somebody changed the order. */
export function DraftOffer({ takeOffered, discardOffered }: OrderPlanForm['draft']) {
  const { draft: messages } = useMessages().order
  const action = (
    <>
      <Button onClick={takeOffered}>{messages.take}</Button>
      <Button kind="quiet" onClick={discardOffered}>
        {messages.discard}
      </Button>
    </>
  )
  return (
    <Notice tone="info" title={messages.title} action={action}>
      {messages.text}
    </Notice>
  )
}
