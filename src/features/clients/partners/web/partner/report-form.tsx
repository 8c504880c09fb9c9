import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MANUAL_WAYS, type ManualWay } from '#features/money/payment-review/model.ts'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { LeaveQuestion } from '#ui/forms/leave-question.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { toLocalDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { RequestError } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { manualInput } from '../../schemas.ts'
import { useMessages } from '../messages.ts'
import styles from '../partner.module.css'
import type { OrderPartProps } from '../payment-link.tsx'

type ReportFormProps = OrderPartProps & { onReload: () => void; onCancel: () => void }
type FormValues = Record<'amountUsd' | 'receivedAt' | 'reference' | 'note', string> & { way: ManualWay }
type Report = Omit<FormValues, 'amountUsd'> & { amountUsd: number }

/** The form in which a partner reports a payment that was received outside the shop. */
export function ReportForm({ order, onChange, onReload, onCancel }: ReportFormProps) {
  const { manual: messages, cancel } = useMessages()
  const lang = useLang()
  const api = useApi()
  const [defaultValues] = useState(() => ({
    amountUsd: typedNumber(order.total, lang),
    receivedAt: toLocalDay(new Date()),
    way: 'transfer' as ManualWay,
    reference: '',
    note: '',
  }))
  const [conflict, setConflict] = useState<string>()
  const form = useSchemaForm({
    schema: manualInput,
    defaultValues,
    toInput: (typed: FormValues): Report => ({ ...typed, amountUsd: readNumber(typed.amountUsd, lang) }),
  })
  const { errors } = form.formState
  const way = useWatch({ control: form.control, name: 'way' })
  const isConflict = conflict !== undefined && errors.root?.server?.type === conflict

  async function report(body: Report): Promise<void> {
    const request = { path: { id: order.id }, query: { lang }, body }
    onChange(await api.post('/api/partner/orders/{id}/manual-payment', request))
    showToast({ title: messages.done })
  }

  return (
    <Form
      form={form}
      onSubmit={report}
      onRefused={(error) =>
        setConflict(error instanceof RequestError && error.status === 409 ? changedCode(error) : undefined)
      }
      className={styles.form}
    >
      <LeaveQuestion isOfQuery />
      <TextField name="amountUsd" label={messages.amount} inputMode="decimal" autoComplete="off" />
      <TextField name="receivedAt" label={messages.date} type="date" />
      <SelectField
        name="way"
        label={messages.way}
        options={MANUAL_WAYS.map((one) => ({ value: one, text: messages.ways[one] }))}
      />
      <TextField
        name="reference"
        label={messages.reference}
        hint={way === 'cash' && messages.cashHint}
        maxLength={200}
        autoComplete="off"
        aria-required
      />
      <TextAreaField name="note" label={messages.note} rows={2} />
      <FormFailure
        besideFaults
        title={isConflict ? messages.conflict : undefined}
        action={
          isConflict && (
            <Button size="compact" onClick={onReload}>
              {messages.reload}
            </Button>
          )
        }
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancel}</Button>
        <SubmitButton>{messages.submit}</SubmitButton>
      </div>
    </Form>
  )
}

/** Returns the error code that shows that the order has changed. A reference that another payment already uses does not show this. */
function changedCode({ problem }: RequestError): string | undefined {
  return problem?.code === 'payments.reference-used' ? undefined : problem?.code
}
