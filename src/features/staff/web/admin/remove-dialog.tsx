import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StaffMember } from '../../schemas-members.ts'
import { useStaffMessages } from './messages.ts'
import { useStaffRemoval } from './use-staff-removal.ts'

type RemoveDialogProps = { member: StaffMember; onClose: () => void; onRemoved: () => void }

/** Taking a role away, or an invitation back. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { removeForm: messages, roleForm, remove, withdraw, cancel, close } = useStaffMessages()
  const isInvited = member.state === 'invited'
  const person = member.name || member.email
  const removal = useStaffRemoval(member, onRemoved)
  return (
    <ConfirmDialog
      title={isInvited ? messages.withdrawTitle(person) : messages.title(person)}
      yes={isInvited ? withdraw : remove}
      back={cancel}
      closeLabel={close}
      isDangerous
      action={removal}
      onYes={() => void removal.run()}
      onClose={onClose}
    >
      <p>{isInvited ? messages.withdrawText : messages.text}</p>
      {member.isNamedInConfiguration && (
        <Notice tone="warn" quiet>
          {roleForm.configured}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
