import { useMessages } from '#features/orders/plans/web/messages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import type { OrderPlanForm } from './use-order-plan.ts'

/** Offers the text that was typed before the order changed, and that is not saved. */
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
