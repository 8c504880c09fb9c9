import { type SyntheticEvent, useState } from 'react'
import { useApi, useApiQuery } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { PartnerDetail } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'
import { type DraftRule, draftOf, faultAt, RuleFields, ruleFrom } from './rule-fields.tsx'

type PartnerFormProps = {
  partner: PartnerDetail
  onSaved: (partner: PartnerDetail) => void
  onReload: () => void
}
type Exception = DraftRule & { key: number; serviceId: string }

/** The rule of all rituals, those of single ones, and whether this is a partner at all. */
export function PartnerForm({ partner, onSaved, onReload }: PartnerFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [name, setName] = useState(partner.name)
  const [rule, setRule] = useState(() => draftOf(partner.commission))
  const [exceptions, setExceptions] = useState<Exception[]>(() =>
    partner.overrides.map(({ serviceId, ...own }, key) => ({ ...draftOf(own), key, serviceId })),
  )
  const [active, setActive] = useState(partner.active)
  const isLocked = !can('partners.change')
  const save = useAction(async () => {
    const overrides = exceptions.map(({ serviceId, ...own }) => ({ serviceId, ...ruleFrom(own, lang) }))
    const body = { version: partner.version, name, commission: ruleFrom(rule, lang), overrides, active }
    onSaved(await api.put('/api/admin/partners/{id}', { path: { id: partner.id }, body }))
    showToast({ title: messages.saved })
  })

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void save.run()
  }

  return (
    <Card as="section" className={styles.card}>
      <h2>{messages.settings}</h2>
      <form className={styles.form} noValidate onSubmit={send}>
        <Field label={messages.name} disabled={isLocked} value={name} error={save.faults['name']} onChange={setName} />
        <RuleFields rule={rule} disabled={isLocked} error={faultAt(save.faults, 'commission')} onChange={setRule} />
        <Exceptions exceptions={exceptions} faults={save.faults} isLocked={isLocked} onChange={setExceptions} />
        <p className={styles.hint}>{messages.rounding}</p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={active}
            disabled={isLocked}
            onChange={(event) => setActive(event.target.checked)}
          />
          <span>
            {messages.active}
            <small>{messages.activeText}</small>
          </span>
        </label>
        {save.failure && (
          <Notice
            tone="danger"
            action={
              save.problem?.code === 'conflict.version' && (
                <Button size="compact" onClick={onReload}>
                  {messages.reload}
                </Button>
              )
            }
          >
            {save.failure}
          </Notice>
        )}
        {isLocked ? (
          <p className={styles.hint}>{messages.noRight}</p>
        ) : (
          <div className={styles.buttons}>
            <Button type="submit" kind="primary" size="compact" busy={save.isBusy}>
              {messages.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

type ExceptionsProps = {
  exceptions: Exception[]
  faults: Record<string, string>
  isLocked: boolean
  onChange: (exceptions: Exception[]) => void
}

function Exceptions({ exceptions, faults, isLocked, onChange }: ExceptionsProps) {
  const messages = useMessages()
  const lang = useLang()
  const { data: services } = useApiQuery('/api/services')
  const rituals = (services ?? []).map(({ id, name, name_en }) => ({ value: id, text: lang === 'ru' ? name : name_en }))
  const nextKey = Math.max(0, ...exceptions.map(({ key }) => key)) + 1
  const change = (changed: Exception) => onChange(exceptions.map((one) => (one.key === changed.key ? changed : one)))
  return (
    <fieldset className={styles.exceptions}>
      <legend>{messages.exceptions}</legend>
      {exceptions.map((exception, place) => {
        const fault = faults[`overrides.${place}.serviceId`]
        return (
          <div key={exception.key} className={styles.exception} role="group" aria-label={messages.exception}>
            <SelectField
              label={messages.ritual}
              {...(fault !== undefined && { error: fault })}
              disabled={isLocked}
              value={exception.serviceId}
              onChange={(serviceId) => change({ ...exception, serviceId })}
              options={[{ value: '', text: messages.choose }, ...rituals]}
            />
            <RuleFields
              rule={exception}
              disabled={isLocked}
              error={faultAt(faults, `overrides.${place}`)}
              onChange={(rule) => change({ ...exception, ...rule })}
            />
            {!isLocked && (
              <Button
                kind="quiet"
                size="compact"
                onClick={() => onChange(exceptions.filter(({ key }) => key !== exception.key))}
              >
                <Icon name="trash" size={16} /> {messages.removeException}
              </Button>
            )}
          </div>
        )
      })}
      {!isLocked && (
        <Button
          size="compact"
          onClick={() => onChange([...exceptions, { key: nextKey, serviceId: '', kind: 'percent', value: '' }])}
        >
          <Icon name="plus" size={16} /> {messages.addException}
        </Button>
      )}
    </fieldset>
  )
}
