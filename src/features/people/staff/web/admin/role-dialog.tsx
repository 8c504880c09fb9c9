import { useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { type RoleInput, roleInput, type StaffMember } from '../../schemas-members.ts'
import { useRoleNames, useStaffMessages } from './messages.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

type RoleDialogProps = { member: StaffMember; onClose: () => void; onChanged: () => void }

/** The dialog that changes a person's role. If somebody else has changed the role meanwhile, the dialog shows the new role and asks again. */
export function RoleDialog({ member, onClose, onChanged }: RoleDialogProps) {
  const { roleForm: messages } = useStaffMessages()
  const roles = useRoleNames()
  const api = useApi()
  const [present, setPresent] = useState<Pick<StaffMember, 'role' | 'version'>>(member)
  const form = useSchemaForm({ schema: roleInput, defaultValues: { role: member.role } })
  const role = form.watch('role')

  async function save(body: RoleInput): Promise<void> {
    await api.put('/api/admin/staff/{id}', { path: { id: member.id }, body: { ...body, version: present.version } })
    showToast({ title: messages.saved })
    onChanged()
  }

  return (
    <FormDialog
      title={messages.title(member.name || member.email)}
      submit={messages.save}
      isSubmitDisabled={role === present.role}
      onClose={onClose}
      form={form}
      onSubmit={save}
      // The refusal contains the current role and version.
      onPresent={(current) => setPresent(current as typeof present)}
      className={styles.form}
    >
      <RoleChoice label={messages.role} />
      {member.state === 'active' && <p className={styles.small}>{messages.text}</p>}
      {member.isNamedInConfiguration && role !== 'owner' && (
        <Notice tone="warn" quiet>
          {messages.configured}
        </Notice>
      )}
      <FormFailure texts={{ 'conflict.version': messages.now(roles[present.role]) }} />
    </FormDialog>
  )
}
