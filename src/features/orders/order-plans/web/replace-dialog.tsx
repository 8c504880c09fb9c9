import { useFormState } from 'react-hook-form'
import { useMessages } from '#features/orders/plans/web/messages.ts'
import { useFormKit } from '#ui/forms/form-context.ts'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import type { Replaced } from './use-order-plan.ts'

/** Asks for confirmation before a visitor replaces stored names or a wish that the visitor cannot see. */
export function ReplaceDialog({ replaced, onClose }: { replaced: Replaced | undefined; onClose: () => void }) {
  const { replace: messages } = useMessages().order
  const { submit } = useFormKit()
  const { isSubmitting } = useFormState()
  return (
    <LateConfirmDialog
      open={replaced !== undefined}
      title={messages.title}
      yes={messages.yes}
      back={messages.back}
      isDangerous
      action={{ isBusy: isSubmitting, failure: undefined }}
      onYes={submit}
      onClose={onClose}
    >
      {replaced && replaced.people > 0 && (
        <p>{messages.names(replaced.people, replaced.initials.join(', '), replaced.typed)}</p>
      )}
      {replaced?.hasWish && <p>{messages.wish}</p>}
    </LateConfirmDialog>
  )
}
