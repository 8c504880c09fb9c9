import { ru as cart } from '#features/cart/messages.ru.ts'
import { ru as catalogue } from '#features/catalogue/messages.ru.ts'
import { ru as orders } from '#features/orders/messages.ru.ts'
import { ru as payments } from '#features/payments/messages.ru.ts'
import { ru as sandbox } from '#features/sandbox/messages.ru.ts'
import { ru as app } from './messages.ru.ts'

/** Every word of the shop in Russian, by feature. */
export const words = { app, cart, catalogue, orders, payments, sandbox }
