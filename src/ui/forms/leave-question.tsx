import { useFormState } from 'react-hook-form'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { LeaveDialog } from './leave-dialog.tsx'

/** Inside a form of the panel or of the partner area: asks before the user leaves the page with unsaved changes. */
export function LeaveQuestion({ isOfQuery }: { isOfQuery?: boolean }) {
  const { unsaved } = usePanelMessages()
  const { isDirty } = useFormState()
  return <LeaveDialog isDirty={isDirty} words={unsaved} isOfQuery={isOfQuery} />
}
