import { en as cart } from '#features/cart/messages.en.ts'
import { en as catalogue } from '#features/catalogue/messages.en.ts'
import { en as orders } from '#features/orders/messages.en.ts'
import { en as payments } from '#features/payments/messages.en.ts'
import { en as sandbox } from '#features/sandbox/messages.en.ts'
import { en as app } from './messages.en.ts'

/** Every word of the shop in English, by feature. */
export const words = { app, cart, catalogue, orders, payments, sandbox }
