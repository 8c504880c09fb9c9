import { useApi } from '#ui/data/api.ts'
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { StaffMember } from '../../schemas-members.ts'
import { useStaffMessages } from './messages.ts'

type RemoveDialogProps = { member: StaffMember; onClose: () => void; onRemoved: () => void }

/** Removes a role or withdraws an invitation. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { removeForm: messages, roleForm, remove, withdraw } = useStaffMessages()
  const api = useApi()
  const isInvited = member.state === 'invited'
  const person = member.name || member.email
  async function removeMember(): Promise<void> {
    await api.delete('/api/admin/staff/{id}', { path: { id: member.id } })
    showToast({ title: isInvited ? messages.withdrawn : messages.done })
    onRemoved()
  }
  return (
    <ConfirmAction
      title={isInvited ? messages.withdrawTitle(person) : messages.title(person)}
      yes={isInvited ? withdraw : remove}
      isDangerous
      call={removeMember}
      onClose={onClose}
    >
      <p>{isInvited ? messages.withdrawText : messages.text}</p>
      {member.isNamedInConfiguration && (
        <Notice tone="warn" quiet>
          {roleForm.configured}
        </Notice>
      )}
    </ConfirmAction>
  )
}
