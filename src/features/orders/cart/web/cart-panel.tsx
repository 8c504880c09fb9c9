import { useId, useLayoutEffect, useRef, useState } from 'react'
import { orderTag } from '#base/ids.ts'
import { formatUsd } from '#base/money-format.ts'
import { intentionsIn, useIntentions } from '#features/catalogue/catalogue-lists/web/use-intentions.ts'
import { readItemId, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { YantraFigure } from '#features/catalogue/catalogue/web/plates/yantra-figure.tsx'
import { useServiceCards } from '#features/catalogue/catalogue/web/use-services.ts'
import { PaymentWidget } from '#features/money/payments/web/payment-widget.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SubmitButton } from '#ui/forms/form.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useBackCloses } from '#ui/overlays/use-back-closes.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import { dueCents } from '#features/orders/discounts/rules.ts'
import { DiscountField } from '#features/orders/discounts/web/discount-field.tsx'
import type { CartItem } from '../model.ts'
import { lineText, rowTexts, sellableItems, totalCents } from '../rules.ts'
import { CartOutcome } from './cart-outcome.tsx'
import styles from './cart-panel.module.css'
import { CartRow } from './cart-row.tsx'
import { useCart } from './cart-store.ts'
import { ContactForm } from './contact-form.tsx'
import { readPaidOrder } from './last-checkout.ts'
import { useMessages } from './messages.ts'
import { RefundRule, SaleTerms } from './sale-terms.tsx'
import { useForgetPaid } from './clear-paid-cart.ts'
import { type Basket, type Checkout, type Purchase, useCheckout } from './use-checkout.ts'

/** The cart and its payment, in a panel at the right edge of any page. Once opened, the panel stays mounted. */
export function CartPanel() {
  const messages = useMessages()
  const isOpen = useCart((cart) => cart.isOpen)
  const close = useCart((cart) => cart.close)
  const checkout = useCheckout(useCartBasket())
  const formId = useId()
  const { purchase, items } = checkout
  useForgetPaid(isOpen && !purchase)

  // After the payment the cart is closed and empty, but the success screen stays until the customer closes it.
  const isPaid = purchase?.isPaid === true
  function leave(): void {
    close()
    if (isPaid) checkout.leavePurchase()
  }
  const isShown = isOpen || isPaid
  useBackCloses(isShown, leave)
  return (
    <Sheet
      open={isShown}
      onClose={leave}
      title={purchase ? messages.payTitle : messages.title}
      closeLabel={messages.close}
      foot={!purchase && items.length > 0 && <Foot checkout={checkout} formId={formId} onLeave={leave} />}
    >
      {purchase ? (
        <Paying key={purchase.orderId} purchase={purchase} checkout={checkout} onDone={leave} />
      ) : items.length === 0 ? (
        <CartEmpty onLeave={leave} />
      ) : (
        <Filled checkout={checkout} formId={formId} />
      )}
    </Sheet>
  )
}

/** The cart as the basket of a checkout. After the payment the cart is emptied and closed. */
function useCartBasket(): Basket {
  const items = useCart((cart) => cart.items)
  const { reprice, clear, close } = useCart.getState()
  function bought(): void {
    clear()
    close()
  }
  return { items, reprice, bought, names: 'cart' }
}

/** The illustration of an empty cart: a yantra (a ritual diagram) without its centre. */
function CartEmpty({ onLeave }: { onLeave: () => void }) {
  const { empty } = useMessages()
  const paid = readPaidOrder()
  return (
    <div className={styles.empty}>
      <YantraFigure kind="empty" className={styles.figure} />
      <h3>{empty.title}</h3>
      <p className={styles.text}>{empty.text}</p>
      {paid && (
        <div className={styles.paid}>
          <Notice
            tone="ok"
            title={empty.paid(orderTag(paid.id))}
            action={
              <Link href={`/order/${paid.id}`} onClick={onLeave}>
                {empty.openPaid}
              </Link>
            }
          >
            {empty.paidText}
          </Notice>
        </div>
      )}
      <div className={styles.links}>
        <Button as={Link} href="/" kind="primary" wide onClick={onLeave}>
          {empty.rituals}
        </Button>
        <Button as={Link} href="/articles" wide onClick={onLeave}>
          {empty.articles}
        </Button>
      </div>
    </div>
  )
}

type FilledProps = { checkout: Checkout; formId: string }

function Filled({ checkout, formId }: FilledProps) {
  const messages = useMessages()
  const { data: rituals = [] } = useServiceCards()
  const { items, outcome } = checkout
  const textsOf = useRowTexts(items)
  const refused = refusedLines(outcome)
  const list = useRef<HTMLUListElement>(null)
  // When the pay button disappears, the dialog moves the focus to itself. This layout effect runs earlier and focuses a refused line.
  useLayoutEffect(() => {
    if (refused.size > 0) showRefused(list.current)
  }, [refused])
  return (
    <div className={styles.filled}>
      <ul data-plain aria-label={messages.items} className={styles.items} ref={list}>
        {items.map((item, place) => (
          <CartRow
            key={item.id}
            item={item}
            place={place}
            ritual={rituals.find(({ id }) => id === readItemId(item.id).serviceId)}
            texts={textsOf(item)}
            fault={refused.has(item.id) ? (refused.get(item.id) ?? messages.unknown.line) : undefined}
          />
        ))}
      </ul>
      <ContactForm checkout={checkout} formId={formId} />
      <div className={styles.terms}>
        {items.some(({ id }) => !refused.has(id)) && <DiscountField state={checkout.discount} />}
        <RefundRule />
      </div>
    </div>
  )
}

const NONE: ReadonlyMap<string, string | undefined> = new Map()

/** The lines that the shop refused. The map stays the same object until the shop's next answer. */
function refusedLines(outcome: Checkout['outcome']): typeof NONE {
  return outcome?.kind === 'refused' ? outcome.lines : NONE
}

/** Scrolls the first refused line into view and focuses its button. */
function showRefused(list: HTMLElement | null): void {
  const row = list?.querySelector('[data-fault]')
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true })
}

function Foot({ checkout, formId, onLeave }: { checkout: Checkout; formId: string; onLeave: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const { items, outcome } = checkout
  const refused = refusedLines(outcome)
  const sold = sellableItems(items, refused)
  const { discount } = checkout.discount
  const total = dueCents(totalCents(sold), discount)
  function removeRefused(): void {
    for (const id of refused.keys()) useCart.getState().remove(id)
  }
  return (
    <div className={styles.foot}>
      <CartOutcome checkout={checkout} onLeave={onLeave} />
      {sold.length > 0 && (
        <p className={styles.total}>
          {messages.total}
          <Price cents={total} lang={lang} className={styles.sum} />
        </p>
      )}
      {refused.size > 0 ? (
        // This button has its own key, so that a double click on "Pay" does not also press it and remove lines.
        <Button key="remove" kind="primary" wide onClick={removeRefused}>
          {messages.unknown.remove}
        </Button>
      ) : (
        <>
          <SaleTerms onLeave={onLeave} />
          <SubmitButton key="pay" of={checkout.form} form={formId} wide>
            {messages.pay(formatUsd(total, lang))}
          </SubmitButton>
        </>
      )}
    </div>
  )
}

function useRowTexts(items: readonly CartItem[]) {
  const { tiers } = useCatalogueMessages()
  const { data: rituals = [] } = useServiceCards()
  const { data: groups } = useIntentions(items.some(({ isSpecialIntention }) => isSpecialIntention))
  const intention = (id: string) => intentionsIn(groups).find((each) => each.id === id)?.name
  return (item: CartItem) => rowTexts(item, rituals, { tiers, intention })
}

function Paying({ purchase, checkout, onDone }: { purchase: Purchase; checkout: Checkout; onDone: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const { orderId, amountUsd, payment, isPaid } = purchase
  const { items } = checkout
  const textsOf = useRowTexts(items)
  // As soon as the shop has noticed money for this order, the customer cannot go back to the cart. A changed cart would make another order,
  // but the money belongs to this order.
  const [isMoneySeen, setMoneySeen] = useState(false)
  return (
    <div className={styles.paying}>
      {!isPaid && (
        <div className={styles.back}>
          {!isMoneySeen && (
            <Button kind="quiet" onClick={checkout.leavePurchase}>
              <Icon name="arrow-left" size={20} /> {messages.back}
            </Button>
          )}
          <Price cents={Math.round(amountUsd * 100)} lang={lang} className={styles.sum} />
        </div>
      )}
      {!isPaid && items.length > 0 && (
        <p className={styles.bought}>
          {items
            .map((item) => lineText(textsOf(item), messages.term(toWeeks(item.duration)), item.quantity))
            .join('; ')}
        </p>
      )}
      <PaymentWidget
        orderId={orderId}
        amountUsd={amountUsd}
        takesFocus
        orderHref={`/order/${orderId}`}
        latest={payment ? { ...payment, status: 'waiting' } : null}
        onPayment={(made) => checkout.keepPaymentOf(orderId, made)}
        onMoneySeen={() => setMoneySeen(true)}
        onPaid={checkout.finish}
        onDone={onDone}
      />
    </div>
  )
}
