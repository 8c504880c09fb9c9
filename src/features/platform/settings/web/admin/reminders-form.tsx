import { useField } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { type SettingsView, settingsShape } from '../../schemas.ts'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { useMessages } from './messages.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'

const KINDS = ['plan', 'unpaid'] as const

/** The form for the reminders that the shop sends to customers. */
export function RemindersForm(props: SectionProps) {
  const { reminders } = props.view
  const form = useSchemaForm({ schema: settingsShape.pick({ reminders: true }), defaultValues: { reminders } })
  return (
    <SectionForm {...props} form={form}>
      <ReminderBoxes />
    </SectionForm>
  )
}

function ReminderBoxes() {
  const messages = useMessages()
  const { value, error, isClosed, onChange } = useField('reminders')
  // The value has the type of the form's initial values.
  const reminders = value as SettingsView['reminders']
  return (
    <ChoiceBoxes
      label={messages.tabs.reminders}
      labelHidden
      options={KINDS}
      chosen={KINDS.filter((kind) => reminders[kind])}
      onChange={(chosen) => onChange({ plan: chosen.includes('plan'), unpaid: chosen.includes('unpaid') })}
      textOf={(kind) => messages.reminders[kind]}
      error={error}
      disabled={isClosed}
    />
  )
}
