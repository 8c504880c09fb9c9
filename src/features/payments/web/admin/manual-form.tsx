import { isId } from '#base/ids.ts'
import { useState } from 'react'
import { readNumber, typedNumber } from '#base/typed-number.ts'
import { useApi, useApiQuery } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useNavigation } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { dayOf } from '#ui/local-day.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useAddress, usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** Says that an order was paid outside the shop (`?order=`). Where the sum asks for it, somebody else must agree. */
export function ManualForm() {
  const messages = useMessages()
  const { manual: say } = messages
  const { search } = useAddress()
  const { go } = useNavigation()
  const { can, now } = usePanel()
  const api = useApi()
  const { usd, lang } = useFormats()
  const [orderId, setOrderId] = useState(search.get('order') ?? '')
  const [amount, setAmount] = useState<string>()
  const [day, setDay] = useState(() => dayOf(now()))
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const id = orderId.trim().toLowerCase()
  const order = useOrder(id)
  const policy = useApiQuery('/api/admin/payment-policy').data
  // Until somebody types another, it is what the order costs.
  const typed = amount ?? (order.found ? typedNumber(order.found.total, lang) : '')
  const amountUsd = readNumber(typed, lang)
  const waits = policy !== undefined && Math.round(amountUsd * 100) > policy.holds.secondPersonFromCents
  const action = useAction(async () => {
    const body = { orderId: id, amountUsd, receivedAt: day, reference: reference.trim(), note: note.trim() }
    const { id: made, status } = await api.post('/api/admin/payments/manual', { body })
    showToast({ title: status === 'awaiting' ? say.waits : status === 'surplus' ? say.surplus : say.done })
    go(`/payments/${made}`)
  })
  const { faults } = action
  const isReady = order.found !== undefined && amountUsd > 0 && day !== '' && reference.trim() !== ''

  return (
    <>
      <PageHead title={say.title} back={{ href: '/payments', text: messages.title }} />
      <Card className={styles.narrow}>
        <form
          noValidate
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) setIsAsked(true)
          }}
        >
          <p className={styles.quiet}>{say.text}</p>
          <Field
            label={say.order}
            hint={order.found ? say.total(usd(order.found.total)) : say.orderHint}
            error={order.isMissing ? say.notFound : faults.orderId}
            value={orderId}
            onChange={setOrderId}
            autoComplete="off"
            spellCheck={false}
          />
          {order.error && (
            <Loaded data={order.found} error={order.error} retry={() => void order.refetch()}>
              {() => null}
            </Loaded>
          )}
          {order.found && order.found.status !== 'pending' && (
            <Notice tone="warn" quiet>
              {say.notPayable}
            </Notice>
          )}
          <div className={`fields-in-line ${styles.fields}`}>
            <Field
              label={say.amount}
              inputMode="decimal"
              value={typed}
              onChange={setAmount}
              error={typed.trim() !== '' && Number.isNaN(amountUsd) ? say.amountUnread : faults.amountUsd}
              hint={policy && say.second(usd(policy.holds.secondPersonFromCents / 100))}
              after={<span className={styles.unit}>$</span>}
            />
            <Field label={say.day} type="date" value={day} onChange={setDay} error={faults.receivedAt} />
          </div>
          <Field
            label={say.reference}
            hint={say.referenceHint}
            maxLength={200}
            value={reference}
            onChange={setReference}
            error={faults.reference}
          />
          <Field
            multiline
            rows={2}
            maxLength={2000}
            label={say.note}
            hint={say.noteHint}
            value={note}
            onChange={setNote}
            error={faults.note}
          />
          {action.failure !== undefined && !isAsked && (
            <Notice tone="danger" title={say.faults}>
              {action.failure}
            </Notice>
          )}
          <div className={styles.buttons}>
            <Button kind="primary" type="submit" disabled={!isReady || !can('money.change')}>
              {say.submit}
            </Button>
            {!can('money.change') ? (
              <span className={styles.quiet}>{messages.whyNot}</span>
            ) : (
              !isReady && <span className={styles.quiet}>{say.needs}</span>
            )}
          </div>
        </form>
      </Card>
      {isAsked && order.found && (
        <ConfirmDialog
          title={say.confirmTitle}
          yes={say.yes}
          back={messages.cancel}
          closeLabel={messages.close}
          action={{ isBusy: action.isBusy, failure: undefined }}
          onYes={() => void action.run().then(() => setIsAsked(false))}
          onClose={() => setIsAsked(false)}
        >
          <p>
            {(waits ? say.confirmWaits : say.confirmText)(
              usd(amountUsd),
              messages.orderWord(id.slice(0, 8)),
              reference.trim(),
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The order that is typed, once its id is whole. */
function useOrder(id: string) {
  const isWhole = isId(id)
  const query = useApiQuery('/api/orders/{id}', { path: { id: isWhole ? id : '' } }, { enabled: isWhole })
  const { data, error, refetch } = isWhole ? query : { ...query, data: undefined, error: undefined }
  return { found: data ?? undefined, isMissing: data === null, error, refetch }
}
