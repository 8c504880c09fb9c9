import { useWatch } from 'react-hook-form'
import type { StaffRole } from '#base/role.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { rolesToGive } from '../../rules.ts'
import { useRoleNames, useStaffMessages } from './messages.ts'
import styles from './staff.module.css'

/**
 * The choice of a role, with the rights of each role. It contains only roles that the user may give. The value is the field `role` of the
 * form that contains it.
 */
export function RoleChoice({ label }: { label: string }) {
  const { roleTexts } = useStaffMessages()
  const roles = useRoleNames()
  const { user } = usePanel()
  const role = useWatch<{ role: StaffRole }, 'role'>({ name: 'role' })
  return (
    <div className={styles.choice}>
      <SelectField
        name="role"
        label={label}
        options={rolesToGive(user.staffRole).map((value) => ({ value, text: roles[value] }))}
      />
      <p className={styles.hint}>{roleTexts[role]}</p>
    </div>
  )
}
