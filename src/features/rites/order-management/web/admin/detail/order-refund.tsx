import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { formatDecimal, parseDecimal } from '#base/money.ts'
import { newId, orderTag } from '#base/ids.ts'
import type { ReturnWay } from '#features/money/settlements/model.ts'
import { formatSum, toAsset } from '#features/money/settlements/rules.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { begunDays, listRuns } from '#features/rites/calendar/rules-days.ts'
import { ReturnFields } from '#features/money/payments/web/admin/return-fields.tsx'
import { useApi } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { toLocalDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_REASON } from '../../../model.ts'
import { notBegunPart } from '../../../rules-refund.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { refundOrderInput } from '../../../schemas-changes.ts'
import { CustomerTold } from '../customer-told.tsx'
import { useMessages } from '../messages.ts'
import styles from './order-money.module.css'

type RefundProps = { order: OrderDetail; reload: () => void }

/** Refunds an order by the method of its payment. */
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

type Typed = {
  amount: string
  reason: string
  endDays: boolean
  returned: { way: ReturnWay; returnedOn: string; proof: string }
}

function RefundDialog({ order, reload, onClose }: RefundProps & { onClose: () => void }) {
  const messages = useMessages()
  const { refund: say } = messages
  const lang = useLang()
  const api = useApi()
  const { now } = usePanel()
  const byHand = order.refundable.filter((money) => money.byHand)
  const byCard = order.refundable.filter((money) => !money.byHand)
  // An order is paid by one payment, so there is one sum. Without a typed sum, the whole sum is returned.
  const [all] = order.refundable
  const sums = (some: OrderDetail['refundable']) =>
    some.map(({ amount, currency }) => formatSum(part ?? amount, currency, lang)).join(', ')
  const isByHand = byHand.length > 0
  const notBegun = suggestedPart(order, now())
  const [refundId] = useState(newId)
  const form = useSchemaForm<Typed, z.input<typeof refundOrderInput>>({
    schema: refundOrderInput,
    defaultValues: {
      amount: all ? decimalIn(all.amount, lang) : '',
      reason: '',
      endDays: true,
      returned: {
        way: proposedWay(order),
        returnedOn: toLocalDay(now()),
        proof: '',
      },
    },
    toInput: ({ amount, reason, endDays, returned }) => {
      const given = partOf(amount, all?.amount)
      return {
        reason,
        ...(given !== undefined && { amount: given, refundId }),
        ...(fallingDays(given).length > 0 && { endDays }),
        ...(isByHand && { returned }),
      }
    },
  })
  const part = partOf(useWatch({ control: form.control, name: 'amount' }), all?.amount)
  const endDays = useWatch({ control: form.control, name: 'endDays' })
  const falling = fallingDays(part)

  /** The days of the weeks that have not begun, if the part is at least the money for these weeks. */
  function fallingDays(typed: string | undefined): { ritual: string; days: string[] }[] {
    const isCovered = typed !== undefined && notBegun !== undefined && Number(typed) >= Number(notBegun)
    return isCovered ? listFallingDays(order, now()) : []
  }

  async function refund(body: z.input<typeof refundOrderInput>): Promise<void> {
    const { status } = await api.post('/api/admin/orders/{id}/refund', {
      path: { id: order.id },
      query: { lang },
      body,
    })
    showToast({ title: status === 'refunded' ? say.done : part !== undefined && isByHand ? say.partDone : say.asked })
    reload()
  }

  return (
    <FormDialog
      title={say.title(orderTag(order.id))}
      back={messages.reason.close}
      submit={(byCard.length > 0 ? say.confirm : say.confirmByHand)(sums(order.refundable))}
      isDangerous
      form={form}
      onSubmit={refund}
      onClose={onClose}
      className={styles.form}
    >
      {all && (
        <TextField
          name="amount"
          label={say.amount}
          hint={say.amountHint(formatSum(all.amount, all.currency, lang))}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {notBegun !== undefined && (
        <div className={styles.actions}>
          <Button
            size="compact"
            onClick={() => form.setValue('amount', decimalIn(notBegun, lang), { shouldDirty: true })}
          >
            {say.notBegun(formatSum(notBegun, all?.currency ?? '', lang))}
          </Button>
        </div>
      )}
      {byCard.length > 0 && <p>{say.byCard(sums(byCard))}</p>}
      {isByHand && (
        <>
          <p>{say.byHand(sums(byHand))}</p>
          {byHand.some(({ method }) => method === 'crypto') && (
            <Notice tone="warn" quiet>
              {say.warning}
            </Notice>
          )}
          <ReturnFields prefix="returned." say={say} />
        </>
      )}
      {falling.length > 0 && (
        <CheckField
          label={say.endDays(falling.map((one) => sayDays(one, falling.length > 1, lang)).join('; '))}
          checked={endDays}
          onChange={(checked) => form.setValue('endDays', checked, { shouldDirty: true })}
        />
      )}
      <CustomerTold customer={order.customer} />
      <TextAreaField name="reason" rows={2} label={say.reason} hint={say.reasonHint} maxLength={MAX_REASON} />
      <FormFailure besideFaults />
    </FormDialog>
  )
}

/** The way in which the customer paid. Cash is returned in cash unless staff choose another way. */
function proposedWay({ refundable, payments }: OrderDetail): ReturnWay {
  if (refundable.some(({ method }) => method === 'crypto')) return 'crypto'
  return payments.some(({ paidTheOrder, way }) => paidTheOrder && way === 'cash') ? 'cash' : 'transfer'
}

function listFallingDays({ items, days }: OrderDetail, now: Date): { ritual: string; days: string[] }[] {
  return items.flatMap(({ id, name, duration }) => {
    const set = days.find(({ lineId }) => lineId === id)?.days ?? []
    const falling = set.slice(begunDays(set, duration, dayAtPlace(now)).length)
    return falling.length > 0 ? [{ ritual: printedName(name), days: falling }] : []
  })
}

function sayDays({ ritual, days }: { ritual: string; days: string[] }, isNamed: boolean, lang: Lang): string {
  const runs = listRuns(days).map(({ first, last }) =>
    first === last ? formatDay(first, lang) : `${formatDay(first, lang)} – ${formatDay(last, lang)}`,
  )
  return (isNamed ? `${ritual}: ` : '') + runs.join(', ')
}

/** The sum for the weeks that have not begun. Undefined after an earlier refund, because the remaining money is no longer the whole price. */
function suggestedPart({ refundable: [all], items, days, refunds }: OrderDetail, now: Date): string | undefined {
  const left = all && parseDecimal(toAsset(all.currency), all.amount)
  if (!left || refunds.some(({ status }) => status !== 'failed')) return undefined
  const lines = items.map(({ id, duration: weeks, total, performsAt }) => {
    const set = days.find(({ lineId }) => lineId === id)?.days
    return { weeks, total, days: set ?? (performsAt ? [dayAtPlace(new Date(performsAt))] : []) }
  })
  const part = notBegunPart(left, lines, dayAtPlace(now))
  return part.units > 0n ? formatDecimal(part) : undefined
}

/** Writes the exact sum in the number format of the language. A JavaScript number would lose the last decimals of a coin. */
function decimalIn(amount: string, lang: Lang): string {
  return lang === 'ru' ? amount.replace('.', ',') : amount
}

/** The typed sum. Undefined if it is the whole refundable sum. */
function partOf(typed: string, all: string | undefined): string | undefined {
  const sum = typed.replace(/\s/g, '').replace(',', '.')
  return sum === all ? undefined : sum
}
