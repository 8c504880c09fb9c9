import { en as cart } from '#features/cart/messages.en.ts'
import { en as orders } from '#features/orders/messages.en.ts'
import { en as widget } from '#features/payments/messages-widget.en.ts'
import { en as sandbox } from '#features/sandbox/messages-page.en.ts'

/** The words of the cart, the payment, the order and the sandbox in English; loaded with the first of them. */
export const messages = { cart, orders, widget, sandbox }
