/** The steps of a visitor from viewing a page to paying, in order. */
export const FUNNEL = [
  'page_view',
  'view_item',
  'select_item',
  'add_to_cart',
  'begin_checkout',
  'add_payment_info',
  'purchase',
] as const

export const VARIANTS = ['basic', 'enhanced', 'premium', 'custom'] as const

export const PAYMENT_TYPES = ['card', 'BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'] as const

export type PaymentType = (typeof PAYMENT_TYPES)[number]

export const MAX_EVENTS = 20

export const MAX_ITEMS = 50
