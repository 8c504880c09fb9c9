import type { z } from 'zod'
import type { ReturnWay } from '#features/money/settlements/model.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { ReturnFields } from '#features/money/payments/web/admin/return-fields.tsx'
import { useApi } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { toLocalDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_REASON } from '../../../model.ts'
import { type OrderDetail, refundOrderInput } from '../../../schemas.ts'
import { formatOrderTag } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import styles from './order-money.module.css'

type RefundProps = { order: OrderDetail; reload: () => void }

/** The only way to refund: the order's money is returned by its payment method. */
export function OrderRefund({ order, reload }: RefundProps) {
  const { refund: say } = useMessages()
  const { can } = usePanel()
  const { search, setSearch } = useAddress()
  const close = () => setSearch({ do: undefined }, 'replace')
  function finish(): void {
    close()
    reload()
  }
  if (order.paidAt === null) return null
  const whyNot = order.refundable.length === 0 ? say.nothing : can('money.change') ? undefined : say.noRight
  return (
    <>
      <Button size="compact" disabled={whyNot !== undefined} onClick={() => setSearch({ do: 'refund' }, 'replace')}>
        {say.button}
      </Button>
      {whyNot !== undefined && <span className={styles.quiet}>{whyNot}</span>}
      {whyNot === undefined && search.get('do') === 'refund' && (
        <RefundDialog order={order} reload={finish} onClose={close} />
      )}
    </>
  )
}

type Typed = { reason: string; returned: { way: ReturnWay; returnedOn: string; proof: string } }

function RefundDialog({ order, reload, onClose }: RefundProps & { onClose: () => void }) {
  const messages = useMessages()
  const { refund: say } = messages
  const lang = useLang()
  const api = useApi()
  const { now } = usePanel()
  const byHand = order.refundable.filter((money) => money.byHand)
  const byCard = order.refundable.filter((money) => !money.byHand)
  const sums = (some: OrderDetail['refundable']) =>
    some.map(({ amount, currency }) => formatSum(amount, currency, lang)).join(', ')
  const isByHand = byHand.length > 0
  const form = useSchemaForm<Typed, z.input<typeof refundOrderInput>>({
    schema: refundOrderInput,
    defaultValues: {
      reason: '',
      returned: {
        way: byHand.some(({ method }) => method === 'crypto') ? 'crypto' : 'transfer',
        returnedOn: toLocalDay(now()),
        proof: '',
      },
    },
    toInput: ({ reason, returned }) => ({ reason, ...(isByHand && { returned }) }),
  })

  async function refund(body: z.input<typeof refundOrderInput>): Promise<void> {
    const { status } = await api.post('/api/admin/orders/{id}/refund', {
      path: { id: order.id },
      query: { lang },
      body,
    })
    showToast({ title: status === 'refunded' ? say.done : say.asked })
    reload()
  }

  return (
    <FormDialog
      title={say.title(formatOrderTag(order.id))}
      back={messages.reason.close}
      submit={say.confirm(sums(order.refundable))}
      isDangerous
      form={form}
      onSubmit={refund}
      onClose={onClose}
      className={styles.form}
    >
      {byCard.length > 0 && <p>{say.byCard(sums(byCard))}</p>}
      {isByHand && (
        <>
          <p>{say.byHand(sums(byHand))}</p>
          <ReturnFields prefix="returned." say={say} />
        </>
      )}
      <TextAreaField name="reason" rows={2} label={say.reason} hint={say.reasonHint} maxLength={MAX_REASON} />
      <FormFailure besideFaults />
    </FormDialog>
  )
}
