import { useState } from 'react'
import { MAX_TYPED_CODE } from '#features/orders/discounts/model.ts'
import { chosenLines, type DraftLine, EMPTY_LINE, sentLine } from '#features/orders/orders/web/draft-line.ts'
import { OrderLines, type WithLines } from '#features/orders/orders/web/order-lines.tsx'
import { useMessages as usePlanMessages } from '#features/orders/plans/web/messages.ts'
import { rowFaultPath } from '#features/orders/plans/web/plan-rows.ts'
import { formatDollars } from '#base/money-format.ts'
import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { useApi } from '#ui/data/api.ts'
import { withPaths } from '#ui/data/request.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { EmailField } from '#features/people/accounts/web/email-field.tsx'
import { FormSummary } from '#ui/forms/form-summary.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { LeaveQuestion } from '#ui/forms/leave-question.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { keepIdempotencyKey } from '#ui/forms/idempotency-key.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { MAX_NOTE } from '../../../model.ts'
import { handOrderInput } from '../../../schemas.ts'
import { PlanFields } from './plan-fields.tsx'
import { NO_PLAN, planFaults, type PlanValues, sentPlan, sentRows } from './plan-values.ts'
import { useOrderTotal } from './use-order-total.ts'
import { useMessages } from '../messages.ts'
import styles from './new-order-page.module.css'
import { OrderSection } from '../detail/order-section.tsx'

type Customer = { firstName: string; lastName: string; email: string; phone: string; lang: Lang }
type FormValues = WithLines & PlanValues & { customer: Customer; discountCode: string; note: string }

const toOrder = (values: FormValues, lang: Lang) => ({
  customer: values.customer,
  note: values.note,
  items: values.items.map(sentLine),
  ...(values.discountCode.trim() && { discountCode: values.discountCode }),
  ...sentPlan(values, lang),
})

// The plan is left out, because its fields have different names in the form, and separate rules check these fields.
const schema = handOrderInput.omit({ plan: true })

/** The page on which staff create an order for a person who asked by phone or letter. */
export function NewOrderPage() {
  const { create: messages, order, weeks } = useMessages()
  const { faults } = usePlanMessages()
  const api = useApi()
  const lang = useLang()
  const { go } = useNavigation()
  const { now } = usePanel()
  const [keyOf] = useState(keepIdempotencyKey)
  const form = useSchemaForm({
    schema,
    defaultValues: {
      ...NO_PLAN,
      customer: { firstName: '', lastName: '', email: '', phone: '', lang },
      items: [EMPTY_LINE],
      discountCode: '',
      note: '',
    },
    toInput: (values) => toOrder(values, lang),
    faultsOf: (values) => planFaults(values, { lang, now: now(), words: { ...faults, ...messages.plan.faults } }),
  })

  async function place(): Promise<void> {
    const values = form.getValues()
    const body = toOrder(values, lang)
    try {
      const placed = await api.post('/api/admin/orders', { query: { lang }, body }, { headers: keyOf(body) })
      showToast({ title: messages.placed, text: orderTag(placed.id) })
      go(`/orders/${placed.id}`)
    } catch (error) {
      const rows = sentRows(values, lang)
      throw withPaths(error, (path) => rowFaultPath(path.replace(/^plan\./, ''), rows))
    }
  }

  return (
    <>
      <PageHead title={messages.title} back={{ href: '/orders', text: order.back }} />
      <Form form={form} onSubmit={place} className={styles.form}>
        <FormSummary
          title={() => messages.refused}
          note={messages.nothingLost}
          texts={{ 'http.invalid': messages.refused }}
        />
        <OrderSection title={messages.customer}>
          <p>{messages.needed}</p>
          <div className={styles.fields}>
            <TextField name="customer.firstName" label={messages.firstName} autoComplete="off" />
            <TextField name="customer.lastName" label={messages.lastName} autoComplete="off" />
            <EmailField
              name="customer.email"
              label={messages.email}
              hint={messages.emailHint}
              suggestion={messages.emailMeant}
              autoComplete="off"
            />
            <TextField
              name="customer.phone"
              label={messages.phone}
              hint={messages.phoneHint}
              type="tel"
              autoComplete="off"
            />
            <SelectField
              name="customer.lang"
              label={messages.lang}
              options={(['ru', 'en'] as const).map((value) => ({ value, text: order.langs[value] }))}
            />
          </div>
        </OrderSection>
        <OrderSection title={messages.items}>
          <OrderLines messages={{ ...messages, weeks }} />
        </OrderSection>
        <OrderSection title={messages.plan.title}>
          <PlanFields />
        </OrderSection>
        <OrderSection title={messages.discount}>
          <TextField
            name="discountCode"
            label={messages.discount}
            labelHidden
            hint={messages.discountHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_TYPED_CODE}
          />
        </OrderSection>
        <OrderSection title={messages.note}>
          <TextAreaField
            name="note"
            label={messages.note}
            labelHidden
            hint={messages.noteHint}
            rows={3}
            maxLength={MAX_NOTE}
          />
        </OrderSection>
        <footer className={styles.foot}>
          <Total lines={form.watch('items')} discountCode={form.watch('discountCode').trim()} />
          <SubmitButton>{messages.place}</SubmitButton>
        </footer>
        <LeaveQuestion />
      </Form>
    </>
  )
}

function Total({ lines, discountCode }: { lines: DraftLine[]; discountCode: string }) {
  const { create: messages } = useMessages()
  const lang = useLang()
  const { quote, refusal, isCounting } = useOrderTotal(chosenLines(lines), discountCode)
  if (refusal) return <output className={styles.total}>{refusal}</output>
  return (
    <output className={styles.total}>
      {quote || isCounting ? (
        <>
          {messages.total} <strong>{quote ? formatDollars(quote.total, lang) : messages.counting}</strong>
          {quote?.discount && ` ${messages.discounted(formatDollars(quote.discount.amountUsd, lang))}`}
        </>
      ) : (
        messages.noTotal
      )}
    </output>
  )
}
