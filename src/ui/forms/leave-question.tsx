import { useFormState } from 'react-hook-form'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { LeaveDialog } from './leave-dialog.tsx'

/** Inside a form of the panel: asks before the user leaves the page with unsaved changes. */
export function LeaveQuestion() {
  const { unsaved } = usePanelMessages()
  const { isDirty } = useFormState()
  return <LeaveDialog isDirty={isDirty} words={unsaved} />
}
