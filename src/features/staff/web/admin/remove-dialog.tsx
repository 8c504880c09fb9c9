import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StaffMember } from '../../schemas-members.ts'
import { useStaffMessages } from './messages.ts'
import styles from './staff.module.css'
import { useStaffRemoval } from './use-staff-removal.ts'

type RemoveDialogProps = { member: StaffMember; onClose: () => void; onRemoved: () => void }

/** Taking a role away, or an invitation back. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { removeForm: messages, roleForm, remove, withdraw, cancel, close } = useStaffMessages()
  const isInvited = member.state === 'invited'
  const person = member.name || member.email
  const { run, isBusy, failure } = useStaffRemoval(member, onRemoved)
  return (
    <Dialog
      open
      onClose={onClose}
      title={isInvited ? messages.withdrawTitle(person) : messages.title(person)}
      closeLabel={close}
      foot={
        <DialogButtons back={cancel} onBack={onClose}>
          <Button kind="danger" busy={isBusy} onClick={() => void run()}>
            {isInvited ? withdraw : remove}
          </Button>
        </DialogButtons>
      }
    >
      <div className={styles.form}>
        <p>{isInvited ? messages.withdrawText : messages.text}</p>
        {member.isNamedInConfiguration && (
          <Notice tone="warn" quiet>
            {roleForm.configured}
          </Notice>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  )
}
