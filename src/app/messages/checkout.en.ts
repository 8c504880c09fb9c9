import { en as cart } from '#features/orders/cart/messages/page.en.ts'
import { en as orders } from '#features/orders/orders/messages/page.en.ts'
import { en as widget } from '#features/money/payments/messages/page-widget.en.ts'
import { en as sandbox } from '#features/office/sandbox/messages/page.en.ts'

/** English texts of the cart, payment, order and sandbox; loaded with the first of them. */
export const messages = { cart, orders, widget, sandbox }
