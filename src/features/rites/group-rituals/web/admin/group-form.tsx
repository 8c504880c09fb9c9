import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { momentText, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { toLocal, toMoment } from '#features/rites/proofs/web/admin/proof-fields.tsx'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { type AdminGroupDetail, groupInput } from '../../schemas.ts'
import styles from './groups-page.module.css'
import { useMessages } from './messages.ts'

export type TypedGroup = { performsAt: string; closesAt: string; places: string; price: string }

/** Converts the input to the body of the call. The server refuses an incomplete time or number, and the form shows the error below the field. */
export function groupBody({ performsAt, closesAt, places, price }: TypedGroup) {
  const moments = { performsAt: toMoment(performsAt) ?? '', closesAt: toMoment(closesAt) ?? '' }
  return { ...moments, places: Number(places), price: Number(price) }
}

export function toTypedGroup(
  group: Pick<AdminGroupDetail, 'performsAt' | 'closesAt' | 'places' | 'price'>,
): TypedGroup {
  return {
    performsAt: toLocal(new Date(group.performsAt)),
    closesAt: toLocal(new Date(group.closesAt)),
    places: String(group.places),
    price: String(group.price),
  }
}

type GroupFieldsProps = {
  submit: string
  disabled?: boolean
  /** True if another button on the page is the primary button. */
  isQuiet?: boolean
}

/** The fields for day, places and price, and the button that submits the form. */
export function GroupFields({ submit, disabled = false, isQuiet = false }: GroupFieldsProps) {
  const messages = useMessages()
  return (
    <>
      <MomentField name="performsAt" />
      <MomentField name="closesAt" />
      <TextField name="places" type="number" label={messages.places} />
      <TextField
        name="price"
        type="number"
        label={messages.price}
        hint={messages.wholeDollars}
        after={<span className={styles.unit}>$</span>}
      />
      <FormFailure />
      <div className={styles.acts}>
        <SubmitButton size="compact" kind={isQuiet ? 'secondary' : 'primary'} disabled={disabled}>
          {submit}
        </SubmitButton>
      </div>
    </>
  )
}

function MomentField({ name }: { name: 'performsAt' | 'closesAt' }) {
  const messages = useMessages()
  const lang = useLang()
  const moment = toMoment(useWatch<TypedGroup, typeof name>({ name }))
  const inIndia = moment && `. ${messages.inIndia(momentText(moment, SITE_ZONE, lang))}`
  return (
    <TextField name={name} type="datetime-local" label={messages[name]} hint={`${messages.zone}${inIndia ?? ''}`} />
  )
}

/** The form for a new group ritual. After saving, the page of the ritual opens. */
export function NewGroup() {
  const messages = useMessages()
  const lang = useLang()
  const isClosed = !usePanel().can('groups.change')
  const api = useApi()
  const { go } = useNavigation()
  const { data: rituals = [] } = useApiQuery('/api/service-cards', { query: { lang } })
  const form = useSchemaForm({
    schema: groupInput,
    defaultValues: { serviceId: '', performsAt: '', closesAt: '', places: '30', price: '' },
    toInput: ({ serviceId, ...typed }: TypedGroup & { serviceId: string }) => ({ serviceId, ...groupBody(typed) }),
  })

  async function create(body: z.input<typeof groupInput>): Promise<void> {
    const { id } = await api.post('/api/admin/group-rituals', { body })
    go(`/groups/${id}`)
  }

  return (
    <div className={styles.page}>
      <PageHead title={messages.add} back={{ href: '/groups', text: messages.title }} />
      {isClosed && <Notice tone="warn">{messages.noRight}</Notice>}
      <Form form={form} onSubmit={create} isClosed={isClosed} className={styles.form}>
        <SelectField
          name="serviceId"
          label={messages.ritual}
          options={[
            { value: '', text: messages.choose },
            ...rituals.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
        <GroupFields submit={messages.create} disabled={isClosed} />
      </Form>
    </div>
  )
}
