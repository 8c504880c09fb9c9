import { type SyntheticEvent, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormFaults } from '#ui/form-faults.tsx'
import { keepIdempotencyKey } from '#ui/idempotency-key.ts'
import { useNavigation } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { NOTE_MAX } from '../../model.ts'
import { type DraftLine, emptyLine, sentLine } from './draft-line.ts'
import { dollarsText, tagOf } from './order-format.ts'
import { useMessages } from './messages.ts'
import { NewOrderLines } from './new-order-lines.tsx'
import styles from './new-order-page.module.css'
import { OrderSection } from './order-section.tsx'
import { useOrderTotal } from './use-order-total.ts'

type Customer = { firstName: string; lastName: string; email: string; phone: string; lang: Lang }
type FieldName = Exclude<keyof Customer, 'lang'>

/** Writes down an order for somebody who asked by phone or in a letter. */
export function NewOrderPage() {
  const { create: messages, order } = useMessages()
  const api = useApi()
  const lang = useLang()
  const { go } = useNavigation()
  const [customer, setCustomer] = useState<Customer>({ firstName: '', lastName: '', email: '', phone: '', lang })
  const [lines, setLines] = useState<DraftLine[]>([emptyLine(0)])
  const [note, setNote] = useState('')
  const [keyOf] = useState(keepIdempotencyKey)
  const [refusals, setRefusals] = useState(0)
  const { run, isBusy, failure, faults, problem } = useAction(async () => {
    const body = { customer, items: lines.map(sentLine), note }
    const placed = await api.post('/api/admin/orders', { query: { lang }, body }, { headers: keyOf(body) })
    showToast({ title: messages.placed, text: tagOf(placed.id) })
    go(`/orders/${placed.id}`)
  })

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!(await run())) setRefusals((count) => count + 1)
  }

  const field = (name: FieldName) => ({
    name: `customer.${name}`,
    value: customer[name],
    onChange: (value: string) => setCustomer({ ...customer, [name]: value }),
    error: faults[`customer.${name}`],
  })
  return (
    <>
      <PageHead title={messages.title} back={{ href: '/orders', text: order.back }} />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFaults
          title={problem?.status === 422 ? messages.refused : (failure ?? '')}
          note={problem?.status === 422 ? undefined : failure && messages.nothingLost}
          faults={Object.entries(faults).map(([name, text]) => ({ field: name, text }))}
          refusals={refusals}
        />
        <OrderSection title={messages.customer}>
          <p>{messages.needed}</p>
          <div className={styles.fields}>
            <Field label={messages.firstName} autoComplete="off" {...field('firstName')} />
            <Field label={messages.lastName} autoComplete="off" {...field('lastName')} />
            <Field
              label={messages.email}
              hint={messages.emailHint}
              type="email"
              autoComplete="off"
              {...field('email')}
            />
            <Field label={messages.phone} hint={messages.phoneHint} type="tel" autoComplete="off" {...field('phone')} />
            <SelectField
              label={messages.lang}
              value={customer.lang}
              onChange={(value) => setCustomer({ ...customer, lang: value === 'en' ? 'en' : 'ru' })}
              options={(['ru', 'en'] as const).map((value) => ({ value, text: order.langs[value] }))}
            />
          </div>
        </OrderSection>
        <NewOrderLines lines={lines} onChange={setLines} faults={faults} />
        <OrderSection title={messages.note}>
          <Field
            label={messages.note}
            labelHidden
            hint={messages.noteHint}
            name="note"
            error={faults.note}
            multiline
            rows={3}
            maxLength={NOTE_MAX}
            value={note}
            onChange={setNote}
          />
        </OrderSection>
        <footer className={styles.foot}>
          <Total lines={lines} />
          <Button kind="primary" type="submit" busy={isBusy}>
            {messages.place}
          </Button>
        </footer>
      </form>
    </>
  )
}

function Total({ lines }: { lines: DraftLine[] }) {
  const { create: messages } = useMessages()
  const lang = useLang()
  const { quote, isCounting } = useOrderTotal(lines.filter(({ serviceId }) => serviceId !== '').map(sentLine))
  return (
    <output className={styles.total}>
      {quote || isCounting ? (
        <>
          {messages.total} <strong>{quote ? dollarsText(quote.total, lang) : messages.counting}</strong>
        </>
      ) : (
        messages.noTotal
      )}
    </output>
  )
}
