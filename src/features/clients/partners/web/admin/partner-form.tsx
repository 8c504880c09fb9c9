import { useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { partnerChange, type PartnerDetail } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'
import { type DraftRule, toDraftRule, RuleFields, ruleFrom } from './rule-fields.tsx'

type PartnerFormProps = {
  partner: PartnerDetail
  onSaved: (partner: PartnerDetail) => void
  onReload: () => void
}
type FormValues = {
  name: string
  commission: DraftRule
  overrides: (DraftRule & { serviceId: string })[]
  active: boolean
  reports: ReportRule
}

/** The choices for payment reports. `usual`: staff confirm reports, but not in a sandbox. */
const REPORT_RULES = { usual: null, confirmed: true, alone: false } as const
type ReportRule = keyof typeof REPORT_RULES

const schema = partnerChange.omit({ version: true })

/** The form with the usual commission rule, the rules for some rituals, and whether the partner is active. */
export function PartnerForm({ partner, onSaved, onReload }: PartnerFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const { name, commission, overrides, active, confirmsReports, version } = partner
  const isLocked = !can('partners.change')
  const form = useSchemaForm({
    schema,
    defaultValues: {
      name,
      commission: toDraftRule(commission),
      overrides: overrides.map(({ serviceId, ...own }) => ({ serviceId, ...toDraftRule(own) })),
      active,
      reports: confirmsReports === null ? 'usual' : confirmsReports ? 'confirmed' : 'alone',
    },
    toInput: ({ reports, ...typed }: FormValues) => ({
      ...typed,
      confirmsReports: REPORT_RULES[reports],
      commission: ruleFrom(typed.commission, lang),
      overrides: typed.overrides.map(({ serviceId, ...own }) => ({ serviceId, ...ruleFrom(own, lang) })),
    }),
  })

  async function save(change: z.input<typeof schema>): Promise<void> {
    onSaved(await api.put('/api/admin/partners/{id}', { path: { id: partner.id }, body: { version, ...change } }))
    showToast({ title: messages.saved })
  }

  return (
    <Card as="section" className={styles.card}>
      <h2>{messages.settings}</h2>
      <Form form={form} onSubmit={save} isClosed={isLocked} className={styles.form}>
        <TextField name="name" label={messages.name} />
        <RuleFields name="commission" />
        <Exceptions isLocked={isLocked} />
        <p className={styles.hint}>{messages.rounding}</p>
        <SelectField
          name="reports"
          label={messages.reports}
          options={(['usual', 'confirmed', 'alone'] as const).map((rule) => ({
            value: rule,
            text: messages.reportRules[rule],
          }))}
        />
        <label className={styles.check}>
          <input type="checkbox" {...form.register('active')} disabled={isLocked} />
          <span>
            {messages.active}
            <small>{messages.activeText}</small>
          </span>
        </label>
        <FormFailure besideFaults reload={{ text: messages.reload, onReload }} />
        {isLocked ? (
          <p className={styles.hint}>{messages.noRight}</p>
        ) : (
          <div className={styles.buttons}>
            <SubmitButton size="compact">{messages.save}</SubmitButton>
          </div>
        )}
      </Form>
    </Card>
  )
}

function Exceptions({ isLocked }: { isLocked: boolean }) {
  const messages = useMessages()
  const lang = useLang()
  const { data: services } = useApiQuery('/api/services')
  const { fields, append, remove } = useFieldArray<FormValues, 'overrides'>({ name: 'overrides' })
  const rituals = (services ?? []).map(({ id, name, name_en }) => ({ value: id, text: lang === 'ru' ? name : name_en }))
  return (
    <fieldset className={styles.exceptions}>
      <legend>{messages.exceptions}</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.exception} role="group" aria-label={messages.exception}>
          <SelectField
            name={`overrides.${place}.serviceId`}
            label={messages.ritual}
            options={[{ value: '', text: messages.choose }, ...rituals]}
          />
          <RuleFields name={`overrides.${place}`} />
          {!isLocked && (
            <Button kind="quiet" size="compact" onClick={() => remove(place)}>
              <Icon name="trash" size={16} /> {messages.removeException}
            </Button>
          )}
        </div>
      ))}
      {!isLocked && (
        <Button
          size="compact"
          onClick={() => append({ serviceId: '', kind: 'percent', value: '' }, { shouldFocus: false })}
        >
          <Icon name="plus" size={16} /> {messages.addException}
        </Button>
      )}
    </fieldset>
  )
}
