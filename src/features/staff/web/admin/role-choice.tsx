import type { StaffRole } from '#base/role.ts'
import { usePanel } from '#ui/panel.ts'
import { SelectField } from '#ui/select-field.tsx'
import { rolesToGive } from '../../rules.ts'
import { usePanelNames, useStaffMessages } from './messages.ts'
import styles from './staff.module.css'

type RoleChoiceProps = {
  label: string
  value: StaffRole
  onChange: (role: StaffRole) => void
  error?: string | undefined
}

/** One of the roles that somebody may give, with what it opens. */
export function RoleChoice({ label, value, onChange, error }: RoleChoiceProps) {
  const { roleTexts } = useStaffMessages()
  const { roles } = usePanelNames()
  const { user } = usePanel()
  const given = rolesToGive(user.staffRole)
  return (
    <div className={styles.choice}>
      <SelectField
        label={label}
        value={value}
        {...(error && { error })}
        onChange={(role) => onChange(given.find((known) => known === role) ?? value)}
        options={given.map((role) => ({ value: role, text: roles[role] }))}
      />
      <p className={styles.hint}>{roleTexts[value]}</p>
    </div>
  )
}
