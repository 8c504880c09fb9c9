/** One cart item in the browser's storage (docs/contract.md, "Items of an order"). Prices are dollars, as on the wire. */
export type CartItem = {
  /** `{ritual}`, `{ritual}-{tier}` or `z-special-intention-{intention}`. */
  id: string
  /** The name in the language in which the item was added. It is shown only until the catalogue's own name is loaded. */
  name: string
  /** The price for quantity one and the term `duration`. */
  price: number
  /** The price of one month. For a special intention, the price of its three weeks (docs/contract.md, "Prices"). */
  basePrice: number
  quantity: number
  /** In months. */
  duration: number
  isFromArticle: boolean
  isSpecialIntention: boolean
  specialIntentions: string[]
  type?: 'ritual'
  articleId?: string
}

/** The correct figures of one line. The server sends them after a price change. */
export type RightLine = { id: string; price: number; quantity: number; duration: number }

export type Contact = { customerName: string; customerEmail: string }

export const MAX_GIFT_NAME = 100
export const MAX_GIFT_NOTE = 500

/** The recipient of a gift and the text on its card. */
export type Gift = { name: string; note: string }

/** The gift form's state. The typed text stays stored when the customer unticks "gift". */
export type TypedGift = Gift & { isGift: boolean }

/** The body of `POST /api/orders`. */
export type OrderBody = Contact & {
  gift?: Gift
  paymentMethod: 'crypto'
  items: { id: string; name: string; price: number; quantity: number; duration: number }[]
  total: number
  plan?: OrderNames
}

/** A person for whom a ritual is performed, as the customer enters the name. */
export type NamedPerson = { first: string; whose: string }

/** Corrections of how names are read aloud. The key is the full name as typed, the value is the reading in Devanagari. */
export type Readings = Readonly<Record<string, string>>

/** Names and wish as typed, before or after the payment. */
export type Names = {
  people: NamedPerson[]
  wish: string
  /** Corrections of how names are read aloud. */
  readings?: Readings
  /** The first day as `2026-11-20`, if the form has that field; otherwise empty. */
  day: string
  /** True if the customer lets the priest choose the day. Then `day` is not sent. */
  priestChooses: boolean
}

/** The values in the form of a checkout. */
export type CheckoutValues = Contact & { gift: TypedGift; names: Names; consent: boolean }

/** The texts as sent to the server: one participant per line with first name, last name, date, time. */
export type OrderNames = {
  participants: string
  specialWishes: string
  readings?: { name: string; devanagari: string }[]
  startDate?: string
  priestChooses?: true
  consent?: true
}
