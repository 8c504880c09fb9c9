import { CheckField } from '#ui/forms/check-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { settingsShape } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'

type FormValues = { alerts: { enabled: boolean; emails: string } }

/** The form for the receivers of e-mails about urgent problems. */
export function AlertsForm(props: SectionProps) {
  const messages = useMessages()
  const { enabled, emails } = props.view.alerts
  const form = useSchemaForm({
    schema: settingsShape.pick({ alerts: true }),
    defaultValues: { alerts: { enabled, emails: emails.join(', ') } },
    toInput: ({ alerts }: FormValues) => ({
      alerts: { enabled: alerts.enabled, emails: [...new Set(alerts.emails.split(/[\s,;]+/).filter(Boolean))] },
    }),
  })
  return (
    <SectionForm {...props} form={form}>
      <Switch />
      <div className={`fields-in-line ${styles.fields}`}>
        <TextField
          name="alerts.emails"
          label={messages.alertEmails}
          hint={`${messages.alertEmailsHint} ${messages.usual(props.view.contacts.ordersEmail)}`}
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
    </SectionForm>
  )
}

function Switch() {
  const messages = useMessages()
  const { value, isClosed, onChange } = useField('alerts.enabled')
  return <CheckField label={messages.alertsOn} checked={value === true} disabled={isClosed} onChange={onChange} />
}
