import { useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { NumberField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { settingsShape } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'

const schema = settingsShape.pick({ planning: true })
type Planning = z.output<typeof schema>['planning']
type FormValues = { planning: Planning }

/** The form for the days that customers can choose: lead time, capacity of a day, and days without rituals. */
export function PlanningForm(props: SectionProps) {
  const messages = useMessages()
  const { planning } = props.view
  const form = useSchemaForm({ schema, defaultValues: { planning }, toInput: (values: FormValues) => values })
  return (
    <SectionForm {...props} form={form}>
      <div className={`fields-in-line ${styles.fields}`}>
        <NumberField
          name="planning.leadDays"
          maxDigits={3}
          label={messages.leadDays}
          hint={messages.leadHint}
          required
        />
        <NumberField name="planning.capacity" maxDigits={4} label={messages.capacity} hint={messages.capacityHint} />
      </div>
      <BlockedDays />
    </SectionForm>
  )
}

function BlockedDays() {
  const messages = useMessages()
  const { can } = usePanel()
  const { fields, append, remove } = useFieldArray<FormValues, 'planning.blockedDays'>({ name: 'planning.blockedDays' })
  const isClosed = !can('settings.change')
  return (
    <fieldset className={styles.form}>
      <legend>{messages.blockedDays}</legend>
      <p className={styles.quiet}>{messages.blockedHint}</p>
      {fields.map(({ id }, place) => (
        <div
          key={id}
          className={`fields-in-line ${styles.fields}`}
          role="group"
          aria-label={`${messages.blockedDay} ${place + 1}`}
        >
          <TextField name={`planning.blockedDays.${place}.day`} type="date" label={messages.blockedDay} required />
          <TextField name={`planning.blockedDays.${place}.reason.ru`} label={messages.blockedRu} />
          <TextField name={`planning.blockedDays.${place}.reason.en`} label={messages.blockedEn} />
          {!isClosed && (
            <Button kind="quiet" size="compact" onClick={() => remove(place)}>
              <Icon name="trash" size={16} /> {messages.blockedRemove}
            </Button>
          )}
        </div>
      ))}
      {!isClosed && (
        <div className={styles.buttons}>
          <Button size="compact" onClick={() => append({ day: '', reason: { ru: '', en: '' } })}>
            <Icon name="plus" size={16} /> {messages.blockedAdd}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
