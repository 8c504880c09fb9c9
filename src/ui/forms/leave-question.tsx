import { useFormState } from 'react-hook-form'
import { Button } from '../button.tsx'
import { DialogButtons } from '../dialog-buttons.tsx'
import { Dialog } from '../dialog.tsx'
import { useDictionary } from '../messages.tsx'
import type { PanelMessages } from '../panel-messages.en.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Inside a form of the panel: asks before its page is left while something in it is not saved. */
export function LeaveQuestion() {
  const { unsaved } = useDictionary<PanelMessages>('panel')
  const { isDirty } = useFormState()
  const guard = useLeaveGuard(isDirty)
  return (
    <Dialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={unsaved.title}
      closeLabel={unsaved.stay}
      foot={
        <DialogButtons back={unsaved.stay} onBack={guard.stay}>
          <Button kind="danger" onClick={guard.leave}>
            {unsaved.leave}
          </Button>
        </DialogButtons>
      }
    >
      <p>{unsaved.text}</p>
    </Dialog>
  )
}
