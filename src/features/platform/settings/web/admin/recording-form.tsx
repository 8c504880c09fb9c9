import { NumberField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { settingsShape } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'

/** The form for the number of days in which the shop promises the recording and the certificate. */
export function RecordingForm(props: SectionProps) {
  const messages = useMessages()
  const { recording } = props.view
  const form = useSchemaForm({ schema: settingsShape.pick({ recording: true }), defaultValues: { recording } })
  return (
    <SectionForm {...props} form={form}>
      <div className={`fields-in-line ${styles.fields}`}>
        <NumberField
          name="recording.days"
          maxDigits={2}
          label={messages.recordingDays}
          hint={messages.recordingHint}
          required
        />
      </div>
    </SectionForm>
  )
}
