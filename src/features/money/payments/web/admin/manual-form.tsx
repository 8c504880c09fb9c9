import { isId } from '#base/ids.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { SubmitConfirm } from '#ui/forms/submit-confirm.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { toLocalDay } from '#ui/text/local-day.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { MANUAL_WAYS, type ManualWay } from '#features/money/payment-review/model.ts'
import { manualRequest } from '../../schemas-actions.ts'
import styles from './payments-page.module.css'
import { CustomerTold } from './customer-told.tsx'
import { OrderField, useTypedOrder } from './order-field.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'
import { NobodyElse } from './second-person.tsx'

type Confirmation = z.input<typeof manualRequest>
type FormValues = {
  orderId: string
  amountUsd?: string
  receivedAt: string
  way: ManualWay
  reference: string
  note: string
}

/** The form that confirms that an order was paid outside the shop (`?order=`). Large sums need a second person. */
export function ManualForm() {
  const messages = useMessages()
  const { manual: say } = messages
  const { search } = useAddress()
  const { go } = useNavigation()
  const { can, now } = usePanel()
  const api = useApi()
  const { usd, lang } = useFormats()
  const [isAsked, setIsAsked] = useState(false)
  const form = useSchemaForm<FormValues, Confirmation>({
    schema: manualRequest,
    defaultValues: {
      orderId: search.get('order') ?? '',
      receivedAt: toLocalDay(now()),
      way: 'transfer',
      reference: '',
      note: '',
    },
    toInput: (values): Confirmation => ({ ...values, orderId: id, amountUsd }),
  })
  const { orderId, amountUsd: typedAmount, receivedAt, way, reference } = form.watch()
  const typed = useTypedOrder(orderId)
  const { id } = typed
  const order = useOrder(id)
  const policy = useApiQuery('/api/admin/payment-policy').data
  // Before the staff member types an amount, the field contains the price of the order.
  const amount = typedAmount ?? (order.found ? typedNumber(order.found.total, lang) : '')
  const amountUsd = readNumber(amount, lang)
  const waits = policy !== undefined && Math.round(amountUsd * 100) > policy.holds.secondPersonFromCents
  const missing = [
    order.found === undefined && say.missing.order,
    !(amountUsd > 0) && say.missing.amount,
    receivedAt === '' && say.missing.day,
    reference.trim() === '' && say.missing.reference,
  ].filter((one) => one !== false)
  const isReady = missing.length === 0

  async function confirm(body: Confirmation): Promise<void> {
    if (!isAsked) return setIsAsked(true)
    try {
      const { id: made, status } = await api.post('/api/admin/payments/manual', { body })
      showToast({ title: status === 'awaiting' ? say.waits : status === 'surplus' ? say.surplus : say.done })
      go(`/payments/${made}`)
    } finally {
      setIsAsked(false)
    }
  }

  return (
    <>
      <PageHead title={say.title} back={{ href: '/payments', text: messages.title }} />
      <Card className={styles.narrow}>
        <Form form={form} onSubmit={confirm} className={styles.stack}>
          <p className={styles.quiet}>{say.text}</p>
          <OrderField
            name="orderId"
            hint={
              order.found ? say.total(usd(order.found.total)) : typed.found.length > 1 ? say.several : say.orderHint
            }
            error={order.isMissing ? say.notFound : typed.isSearched && typed.found.length === 0 && say.none}
            orders={typed.found}
          />
          {order.query.error && <Loaded query={order.query}>{() => null}</Loaded>}
          {order.found && order.found.status !== 'pending' && (
            <Notice tone="warn" quiet>
              {say.notPayable}
            </Notice>
          )}
          <div className={`fields-in-line ${styles.fields}`}>
            <TextField
              name="amountUsd"
              label={say.amount}
              inputMode="decimal"
              usual={amount}
              error={amount.trim() !== '' && Number.isNaN(amountUsd) && say.amountUnread}
              hint={policy && say.second(usd(policy.holds.secondPersonFromCents / 100))}
              after={<span className={styles.unit}>$</span>}
            />
            <TextField name="receivedAt" label={say.day} type="date" />
          </div>
          {waits && <NobodyElse />}
          <div className={`fields-in-line ${styles.fields}`}>
            <SelectField
              name="way"
              label={say.way}
              options={MANUAL_WAYS.map((one) => ({ value: one, text: say.ways[one] }))}
            />
            <TextField
              name="reference"
              label={say.reference}
              hint={way === 'cash' ? say.cashHint : say.referenceHint}
              maxLength={200}
            />
          </div>
          <TextAreaField name="note" rows={2} maxLength={2000} label={say.note} hint={say.noteHint} />
          {!isAsked && <FormFailure besideFaults title={say.faults} />}
          <div className={styles.buttons}>
            <SubmitButton disabled={!isReady || !can('money.change')}>{say.submit}</SubmitButton>
            {!can('money.change') ? (
              <span className={styles.quiet}>{messages.whyNot}</span>
            ) : (
              !isReady && <span className={styles.quiet}>{say.needs(missing)}</span>
            )}
          </div>
          {isAsked && (
            <SubmitConfirm title={say.confirmTitle} yes={say.yes} onClose={() => setIsAsked(false)}>
              <p>
                {(waits ? say.confirmWaits : say.confirmText)(
                  usd(amountUsd),
                  messages.orderWord(id.slice(0, 8)),
                  reference.trim(),
                )}
              </p>
              {!waits && order.found && (
                <CustomerTold contact={order.found.customer.email ?? order.found.customer.phone} />
              )}
            </SubmitConfirm>
          )}
        </Form>
      </Card>
    </>
  )
}

/** Loads the order as soon as the typed id is complete. */
function useOrder(id: string) {
  const isWhole = isId(id)
  const query = useApiQuery('/api/admin/orders/{id}', { path: { id: isWhole ? id : '' } }, { enabled: isWhole })
  return { found: query.data ?? undefined, isMissing: query.data === null, query }
}
