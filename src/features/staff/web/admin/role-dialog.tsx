import { type SyntheticEvent, useId, useState } from 'react'
import type { StaffRole } from '#base/role.ts'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { StaffMember } from '../../schemas-members.ts'
import { usePanelNames, useStaffMessages } from './messages.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

type RoleDialogProps = { member: StaffMember; onClose: () => void; onChanged: () => void }

/** Another role for somebody. When a second person has just changed it, it says to what, and asks again. */
export function RoleDialog({ member, onClose, onChanged }: RoleDialogProps) {
  const { roleForm: messages, cancel, close } = useStaffMessages()
  const { roles } = usePanelNames()
  const { call } = usePanel()
  const form = useId()
  const [role, setRole] = useState<StaffRole>(member.role)
  const [present, setPresent] = useState({ role: member.role, version: member.version })
  const { run, isBusy, failure, problem } = useAction(async () => {
    await call(`/api/admin/staff/${member.id}`, { method: 'PUT', body: { role, version: present.version } })
    showToast({ title: messages.saved })
    onChanged()
  })
  // The code promises the present state with it.
  const meanwhile = problem?.code === 'conflict.version' ? (problem.present as typeof present) : undefined
  if (meanwhile && meanwhile.version !== present.version)
    setPresent({ role: meanwhile.role, version: meanwhile.version })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void run()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title(member.name || member.email)}
      closeLabel={close}
      foot={
        <DialogButtons back={cancel} onBack={onClose}>
          <Button type="submit" form={form} kind="primary" disabled={role === present.role} busy={isBusy}>
            {messages.save}
          </Button>
        </DialogButtons>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <RoleChoice label={messages.role} value={role} onChange={setRole} />
        {member.state === 'active' && <p className={styles.small}>{messages.text}</p>}
        {member.isNamedInConfiguration && role !== 'owner' && (
          <Notice tone="warn" quiet>
            {messages.configured}
          </Notice>
        )}
        {failure && <Notice tone="danger">{meanwhile ? messages.now(roles[meanwhile.role]) : failure}</Notice>}
      </form>
    </Dialog>
  )
}
