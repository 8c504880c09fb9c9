import { useRef, useState } from 'react'
import { track } from '#features/platform/analytics/web/track.ts'
import type { BegunPayment } from '#features/money/payments/web/payment-state.ts'
import { dueCents } from '#features/orders/discounts/rules.ts'
import { useDiscount } from '#features/orders/discounts/web/use-discount.ts'
import { FieldRefusal } from '#ui/forms/form.tsx'
import { hasDigit } from '#base/name-length.ts'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { CartItem, CheckoutValues, NamedPerson, RightLine } from '../model.ts'
import { type ContactField, contactFaults } from '../rules-contact.ts'
import { orderLines, repriceItems, totalCents } from '../rules.ts'
import { beginCheckoutEvent } from '../rules-analytics.ts'
import { NO_NAMES } from '../rules-names.ts'
import {
  type AskedTerm,
  keepContact,
  keepGift,
  keepPaidOrder,
  keepPayment,
  NO_CONTACT,
  NO_GIFT,
  orderBeingPaid,
  readContact,
  readGift,
  termBeingPaid,
} from './last-checkout.ts'
import { useCart } from './cart-store.ts'
import { type Outcome, placeOrder } from './place-order.ts'
import { keepNames, type NamesScope, useNamesStore } from './names-store.ts'
import { useAccountContact } from './use-account-contact.ts'
import { useMessages } from './messages.ts'
import { useNames } from './use-names.ts'

/** The items of a checkout: all items of the cart, or the only item of the express checkout. */
export type Basket = {
  items: readonly CartItem[]
  /** Called when the server reports other prices. */
  reprice: (lines: readonly RightLine[]) => void
  bought: () => void
  names: NamesScope
  /**
   * This field is set if the page address of an express checkout says that the order is being paid. The term of the order may no longer be
   * offered.
   */
  resumed?: AskedTerm | undefined
}

/**
 * An order that is being paid. `lines` is the content of the cart from which the order was made: if the cart changes, the order no longer
 * matches the cart.
 */
export type Purchase = {
  orderId: string
  amountUsd: number
  lines: string
  payment: BegunPayment | undefined
  isPaid: boolean
  /** The term in months, for an order that was found by the page address of an express checkout. */
  duration?: number
}

/** `cartLines` is the content of the cart to which an outcome belongs. After a change of the cart the outcome may be wrong. */
type CartContext = { totalBefore: number; cartLines: string }

export type Checkout = ReturnType<typeof useCheckout>

/** The checkout, from a filled basket to a paid order: the contact form, the order and its payment. */
export function useCheckout({ items, reprice, bought, names: scope, resumed }: Basket) {
  const messages = useMessages()
  const lang = useLang()
  const [stored] = useState(() => {
    const names = useNamesStore.getState()[scope]
    return { ...readContact(), gift: readGift(), names, consent: false }
  })
  const form = useRuleForm<CheckoutValues>({ defaultValues: stored, mode: 'onBlur', faultsOf })
  const { gift, names: _, consent: __, ...typed } = form.watch()
  const { isSubmitting, dirtyFields } = form.formState
  const account = useAccountContact()
  const isKnown = account !== undefined && Object.keys(contactFaults(account)).length === 0
  const contact = isKnown ? account : typed
  const names = useNames(form, scope)
  const code = useCart(({ discountCode }) => discountCode)
  const { setDiscountCode } = useCart.getState()
  const discount = useDiscount({ code, items, onCode: setDiscountCode, messages: messages.discount })
  const [outcome, setOutcome] = useState<Outcome & CartContext>()
  const [purchase, setPurchase] = useState<Purchase | undefined>(() => findPurchase(items, resumed))
  const begun = useRef<string>(undefined)
  const isTyped = useRef(stored.customerName !== '' || stored.customerEmail !== '')

  function faultsOf({ gift: given, names: { people, day, priestChooses }, consent, ...guest }: CheckoutValues) {
    const { customerName, customerEmail } = isKnown ? {} : contactFaults(guest)
    return {
      customerName: customerName && messages.faults[customerName],
      customerEmail: customerEmail && messages.faults[customerEmail],
      'gift.name': given.isGift ? giftFault(given.name) : undefined,
      ...(!given.isGift && digitFaults(people)),
      'names.day': !priestChooses && day !== '' && day < toShopDay(new Date()) ? messages.names.dayPast : undefined,
      consent: names.asksConsent && !consent ? messages.consent.missing : undefined,
    }
  }

  function giftFault(name: string): string | undefined {
    if (name.trim() === '') return messages.gift.nameRequired
    return hasDigit(name) ? messages.names.digits : undefined
  }

  function digitFaults(people: readonly NamedPerson[]): Record<string, string> {
    const paths = people.flatMap((person, place) =>
      (['first', 'whose'] as const).flatMap((field) =>
        hasDigit(person[field]) ? `names.people.${place}.${field}` : [],
      ),
    )
    return Object.fromEntries(paths.map((path) => [path, messages.names.digits]))
  }

  /** Removes the server's refusal of a field when the customer changes that field. */
  function forgetRefusal(field: ContactField): void {
    if (outcome?.kind === 'refused' && outcome.fields.some(({ name }) => name === field)) setOutcome(undefined)
  }

  /**
   * Stores the typed contact. Stores nothing before the customer has typed something, for example in the form that is empty after a
   * payment.
   */
  function keepTyped(): void {
    if (dirtyFields.customerName || dirtyFields.customerEmail) isTyped.current = true
    if (isTyped.current) keepContact(contact)
  }

  /** Places the order. Returns true if there is now an order to pay. */
  async function submit(): Promise<boolean> {
    if (items.length === 0) return false
    keepContact(contact)
    reportBegin()
    const taken = await discount.settle()
    const totalBefore = dueCents(totalCents(items), taken)
    const result = await placeOrder(
      items,
      { contact, plan: names.asOrdered(), gift: gift.isGift ? gift : undefined, discount: taken },
      lang,
    )
    if (result.kind === 'repriced') reprice(result.lines)
    // The field of the discount code shows this outcome.
    if (result.kind === 'failed' && result.isOfCode) {
      discount.refuse(result.message ?? '')
      setOutcome(undefined)
      return false
    }
    const right = result.kind === 'repriced' ? repriceItems(items, result.lines) : items
    setOutcome({ ...result, totalBefore, cartLines: JSON.stringify(orderLines(right)) })
    if (result.kind === 'refused') refuse(result)
    if (result.kind === 'placed') {
      const { orderId, payment, amountUsd, marks } = result
      names.handOver(orderId, marks)
      const lines = JSON.stringify(orderLines(items))
      setPurchase({ orderId, payment, amountUsd, lines, isPaid: false })
      setOutcome(undefined)
    }
    return result.kind === 'placed'
  }

  function refuse({ fields, lacksConsent }: Outcome & { kind: 'refused' }): void {
    if (lacksConsent) names.askConsentAnew()
    const [first, ...others] = fields
    for (const { name, message } of others) form.setError(name, { type: 'server', message })
    if (first) throw new FieldRefusal(first.name, first.message)
    if (lacksConsent) throw new FieldRefusal('consent', messages.consent.missing)
  }

  /** Reports the beginning of a checkout to analytics, only once for the same items, even if the button is pressed again. */
  function reportBegin(): void {
    const lines = JSON.stringify(orderLines(items))
    if (begun.current !== lines) track(beginCheckoutEvent(items))
    begun.current = lines
  }

  function keepPaymentOf(orderId: string, payment: BegunPayment | undefined): void {
    keepPayment(orderId, payment)
    setPurchase((current) => (current?.orderId === orderId ? { ...current, payment } : current))
  }

  /** Resets the form after the payment. */
  function finish(): void {
    setPurchase((current) => current && { ...current, isPaid: true })
    bought()
    setDiscountCode(undefined)
    keepNames(scope, NO_NAMES)
    if (purchase) keepPaidOrder(purchase.orderId)
    keepGift(NO_GIFT)
    form.reset({ ...NO_CONTACT, gift: NO_GIFT, names: NO_NAMES, consent: false })
    isTyped.current = false
    setOutcome(undefined)
  }

  // If the cart is empty, the customer may have paid in another tab. The payment stays visible until the page knows the result.
  const isItsCart = items.length === 0 || purchase?.lines === JSON.stringify(orderLines(items))
  return {
    items,
    form,
    contact,
    names,
    discount,
    /** True if the name and e-mail address of the signed-in user are known. Then there is nothing to fill in. */
    isKnown,
    forgetRefusal,
    keepTyped,
    keepTypedGift: () => keepGift(form.getValues('gift')),
    submit,
    placing: isSubmitting,
    outcome: outcome && outcomeHolds(outcome, items) ? outcome : undefined,
    purchase: purchase?.isPaid || isItsCart ? purchase : undefined,
    keepPaymentOf,
    finish,
    leavePurchase: () => setPurchase(undefined),
  }
}

/**
 * True if an outcome still applies to the cart. A changed price and an already paid order concern the whole cart. A refusal concerns only
 * lines that are still in the cart.
 */
function outcomeHolds(outcome: Outcome & CartContext, items: readonly CartItem[]): boolean {
  if (outcome.kind === 'failed') return true
  if (outcome.kind === 'refused' && outcome.lines.size > 0) return items.some(({ id }) => outcome.lines.has(id))
  return outcome.cartLines === JSON.stringify(orderLines(items))
}

/** Finds the payment that was in progress when the customer left the page. */
function findPurchase(items: readonly CartItem[], resumed: AskedTerm | undefined): Purchase | undefined {
  const lines = orderLines(items)
  const being = orderBeingPaid(lines) ?? (resumed && termBeingPaid(resumed))
  if (!being) return undefined
  return { ...being, lines: JSON.stringify(lines), isPaid: false }
}
