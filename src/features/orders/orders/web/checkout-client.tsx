import { lazy, Suspense, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import type { CartItem, RightLine } from '#features/orders/cart/model.ts'
import { totalCents } from '#features/orders/cart/rules.ts'
import { dueCents } from '#features/orders/discounts/rules.ts'
import { DiscountField } from '#features/orders/discounts/web/discount-field.tsx'
import type { AskedTerm } from '#features/orders/cart/web/last-checkout.ts'
import { CartOutcome } from '#features/orders/cart/web/cart-outcome.tsx'
import { ContactForm } from '#features/orders/cart/web/contact-form.tsx'
import { RefundRule, SaleTerms } from '#features/orders/cart/web/sale-terms.tsx'
import { type Checkout, type Purchase, useCheckout } from '#features/orders/cart/web/use-checkout.ts'
import { keepNames, useNamesStore } from '#features/orders/cart/web/names-store.ts'
import { useMessages as useCartMessages } from '#features/orders/cart/web/messages.ts'
import { SubmitButton } from '#ui/forms/form.tsx'
import { formatUsd } from '#base/money-format.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import { orderPath } from '../paths.ts'
import styles from './checkout-page.module.css'
import { CheckoutSteps } from './checkout-steps.tsx'
import { useMessages } from './messages.ts'

const PaymentWidget = lazy(() =>
  import('#features/money/payments/web/payment-widget.tsx').then((module) => ({ default: module.PaymentWidget })),
)

/** The stage of an express checkout. `seen`: the shop has noticed money of the payment, so the order can no longer be changed. */
export type CheckoutStage = 'contact' | 'payment' | 'seen' | 'paid'

type CheckoutClientProps = {
  items: readonly CartItem[]
  onReprice: (lines: readonly RightLine[]) => void
  lacksIntention: boolean
  /** Called when the customer presses "pay". `isUnnamed`: the customer has chosen no intention. */
  onUnnamed: (isUnnamed: boolean) => void
  step: string | null
  asked: AskedTerm
  /** The first day in the page address, for example from the calendar. */
  day: string | undefined
  onStage: (stage: CheckoutStage) => void
  /** Called with the term in months, if an order was found by the page address. */
  onTerm: (duration: number | undefined) => void
  /** Called with the amount to pay, in cents. */
  onDue: (cents: number) => void
  onSearch: (changes: Record<string, string | undefined>, isStep: boolean) => void
}

/**
 * The part of the express checkout that runs only in the browser: the form, the order and the payment. The cart does not change. The
 * summary is outside this part, so that its buttons do not move under the pointer while this part loads.
 */
export function CheckoutClient(props: CheckoutClientProps) {
  return useDayFromAddress(props) ? <Client {...props} /> : null
}

/**
 * Moves the day from the page address into the form before the form is shown. After that the page address has no day, and the customer may
 * change the day in the form.
 */
function useDayFromAddress({ day, onSearch }: CheckoutClientProps): boolean {
  const moveDay = useEffectEvent(() => {
    if (day === undefined) return
    keepNames('express', { ...useNamesStore.getState().express, day, priestChooses: false })
    onSearch({ day: undefined }, false)
  })
  useLayoutEffect(() => moveDay(), [])
  return day === undefined
}

function Client(props: CheckoutClientProps) {
  const { items, onReprice, lacksIntention, onUnnamed, step, asked, onStage, onTerm, onDue, onSearch } = props
  const resumed = step === 'payment' ? asked : undefined
  const checkout = useCheckout({ items, reprice: onReprice, bought: () => {}, names: 'express', resumed })
  const { purchase } = checkout
  const pays = purchase !== undefined && (step === 'payment' || purchase.isPaid)
  const isPaid = purchase?.isPaid === true
  const [isMoneySeen, setMoneySeen] = useState(false)
  const stage = !pays ? 'contact' : isPaid ? 'paid' : isMoneySeen ? 'seen' : 'payment'
  useLayoutEffect(() => onStage(stage), [onStage, stage])
  const term = pays ? purchase.duration : undefined
  useLayoutEffect(() => onTerm(term), [onTerm, term])
  const due = pays ? Math.round(purchase.amountUsd * 100) : dueCents(totalCents(items), checkout.discount.discount)
  useLayoutEffect(() => onDue(due), [onDue, due])

  /** Stops the submission if the customer has chosen no intention: an intention must be chosen before the payment. */
  function askIntention(event: SyntheticEvent): void {
    onUnnamed(lacksIntention)
    if (!lacksIntention) return
    event.preventDefault()
    event.stopPropagation()
    document.querySelector<HTMLElement>('select[name="intention"]')?.focus()
  }

  async function submit(): Promise<void> {
    if (await checkout.submit()) onSearch({ step: 'payment' }, true)
  }

  return (
    <>
      <CheckoutSteps current={pays ? 'payment' : 'contact'} isPaid={isPaid} />
      {pays ? (
        <Payment purchase={purchase} checkout={checkout} onMoneySeen={() => setMoneySeen(true)} />
      ) : (
        <Contact checkout={checkout} total={due} onSubmit={submit} onSubmitCapture={askIntention} />
      )}
    </>
  )
}

type ContactProps = {
  checkout: Checkout
  total: number
  onSubmit: () => Promise<void>
  onSubmitCapture: (event: SyntheticEvent) => void
}

function Contact({ checkout, total, ...submits }: ContactProps) {
  const { checkout: messages } = useMessages()
  const { pay } = useCartMessages()
  const lang = useLang()
  const formId = useId()
  return (
    <>
      <ContactForm checkout={checkout} {...submits} formId={formId} withDay heading="h2" />
      <DiscountField state={checkout.discount} />
      <CartOutcome checkout={checkout} instead={messages} />
      <div className={styles.terms}>
        <RefundRule />
        <SaleTerms />
      </div>
      <SubmitButton of={checkout.form} form={formId} wide>
        {pay(formatUsd(total, lang))}
      </SubmitButton>
    </>
  )
}

type PaymentProps = { purchase: Purchase; checkout: Checkout; onMoneySeen: () => void }

function Payment({ purchase, checkout, onMoneySeen }: PaymentProps) {
  const { page } = useMessages()
  const { orderId, amountUsd, payment } = purchase
  const loading = (
    <p className={styles.loading}>
      <Spinner label={page.payLoading} />
    </p>
  )
  return (
    <Section className={styles.payment} heading="visually-hidden" title={page.pay}>
      <Suspense fallback={loading}>
        <PaymentWidget
          key={orderId}
          orderId={orderId}
          amountUsd={amountUsd}
          orderHref={orderPath(orderId)}
          hasSteps={false}
          takesFocus
          latest={payment ? { ...payment, status: 'waiting' } : null}
          onPayment={(made) => checkout.keepPaymentOf(orderId, made)}
          onMoneySeen={onMoneySeen}
          onPaid={checkout.finish}
        />
      </Suspense>
    </Section>
  )
}
