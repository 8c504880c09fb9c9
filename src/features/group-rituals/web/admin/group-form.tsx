import { useApi, useApiQuery } from '#ui/api.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useNavigation } from '#ui/link.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { momentText, SITE_ZONE } from '#features/places/rules-moment.ts'
import { toLocal, toMoment } from '#features/proofs/web/admin/proof-fields.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { SelectField } from '#ui/select-field.tsx'
import { type Action, useAction } from '#ui/use-action.ts'
import type { AdminGroupDetail } from '../../schemas.ts'
import styles from './groups-page.module.css'
import { useMessages } from './messages.ts'

type TypedGroup = { performsAt: string; closesAt: string; places: string; price: string }

/** What was typed as the call takes it; an unfinished time or number is for the shop to refuse, under its field. */
export function groupBody({ performsAt, closesAt, places, price }: TypedGroup) {
  const moments = { performsAt: toMoment(performsAt) ?? '', closesAt: toMoment(closesAt) ?? '' }
  return { ...moments, places: Number(places), price: Number(price) }
}

export function typedOf(group: Pick<AdminGroupDetail, 'performsAt' | 'closesAt' | 'places' | 'price'>): TypedGroup {
  return {
    performsAt: toLocal(new Date(group.performsAt)),
    closesAt: toLocal(new Date(group.closesAt)),
    places: String(group.places),
    price: String(group.price),
  }
}

type GroupFieldsProps = {
  typed: TypedGroup
  onChange: (typed: TypedGroup) => void
  action: Action<[]>
  submit: string
  disabled?: boolean
  /** Something else on the page is the way on. */
  isQuiet?: boolean
  before?: ReactNode
}

export function GroupFields({
  typed,
  onChange,
  action,
  submit,
  disabled = false,
  isQuiet = false,
  before,
}: GroupFieldsProps) {
  const messages = useMessages()
  const lang = useLang()
  const { faults, failure } = action
  const hintOf = (local: string) => {
    const moment = toMoment(local)
    return moment ? `${messages.zone}. ${messages.inIndia(momentText(moment, SITE_ZONE, lang))}` : messages.zone
  }
  const field = (name: keyof TypedGroup, type: string, hint?: string, after?: ReactNode) => (
    <Field
      type={type}
      label={messages[name]}
      {...(hint && { hint })}
      after={after}
      value={typed[name]}
      error={faults[name]}
      disabled={disabled}
      onChange={(value) => onChange({ ...typed, [name]: value })}
    />
  )
  function send(event: SubmitEvent): void {
    event.preventDefault()
    void action.run()
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {before}
      {field('performsAt', 'datetime-local', hintOf(typed.performsAt))}
      {field('closesAt', 'datetime-local', hintOf(typed.closesAt))}
      {field('places', 'number')}
      {field('price', 'number', messages.wholeDollars, <span className={styles.unit}>$</span>)}
      {failure && Object.keys(faults).length === 0 && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.acts}>
        <Button
          type="submit"
          size="compact"
          kind={isQuiet ? 'secondary' : 'primary'}
          busy={action.isBusy}
          disabled={disabled}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** A new group ritual; afterwards its page opens. */
export function NewGroup() {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const { go } = useNavigation()
  const { data: rituals = [] } = useApiQuery('/api/service-cards', { query: { lang } })
  const [serviceId, setServiceId] = useState('')
  const [typed, setTyped] = useState<TypedGroup>({ performsAt: '', closesAt: '', places: '30', price: '' })
  const create = useAction(async () => {
    const body = { serviceId, ...groupBody(typed) }
    const { id } = await api.post('/api/admin/group-rituals', { body })
    go(`/groups/${id}`)
  })
  const options = [{ value: '', text: messages.choose }, ...rituals.map(({ id, name }) => ({ value: id, text: name }))]
  return (
    <div className={styles.page}>
      <PageHead title={messages.add} back={{ href: '/groups', text: messages.title }} />
      {!can('groups.change') && <Notice tone="warn">{messages.noRight}</Notice>}
      <GroupFields
        typed={typed}
        onChange={setTyped}
        action={create}
        submit={messages.create}
        disabled={!can('groups.change')}
        before={
          <SelectField
            label={messages.ritual}
            value={serviceId}
            onChange={setServiceId}
            options={options}
            {...(create.faults.serviceId && { error: create.faults.serviceId })}
          />
        }
      />
    </div>
  )
}
