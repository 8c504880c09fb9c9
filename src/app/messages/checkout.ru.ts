import { ru as cart } from '#features/orders/cart/messages/page.ru.ts'
import { ru as orders } from '#features/orders/orders/messages/page.ru.ts'
import { ru as widget } from '#features/money/payments/messages/page-widget.ru.ts'
import { ru as sandbox } from '#features/office/sandbox/messages/page.ru.ts'

/** Russian texts of the cart, payment, order and sandbox; loaded with the first of them. */
export const messages = { cart, orders, widget, sandbox }
