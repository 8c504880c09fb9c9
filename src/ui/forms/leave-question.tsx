import { useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useDictionary } from '../messages.tsx'
import type { PanelMessages } from '../panel-messages.en.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Inside a form of the panel: asks before its page is left while something in it is not saved. */
export function LeaveQuestion() {
  const { unsaved } = useDictionary<PanelMessages>('panel')
  const { isDirty } = useFormState()
  const guard = useLeaveGuard(isDirty)
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={unsaved.title}
      yes={unsaved.leave}
      back={unsaved.stay}
      isDangerous
      onYes={guard.leave}
      onClose={guard.stay}
    >
      <p>{unsaved.text}</p>
    </ConfirmDialog>
  )
}
