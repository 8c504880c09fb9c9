import { useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { useDictionary } from '../text/messages.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Inside a form of the panel: asks before its page is left with unsaved changes. */
export function LeaveQuestion() {
  const { unsaved } = useDictionary<PanelMessages>('panel')
  const { isDirty } = useFormState()
  return <LeaveDialog isDirty={isDirty} words={unsaved} />
}

type LeaveDialogProps = { isDirty: boolean; words: Record<'title' | 'text' | 'leave' | 'stay', string> }

/** The same for pages without a form. */
export function LeaveDialog({ isDirty, words }: LeaveDialogProps) {
  const guard = useLeaveGuard(isDirty)
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={words.title}
      yes={words.leave}
      back={words.stay}
      isDangerous
      onYes={guard.leave}
      onClose={guard.stay}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
