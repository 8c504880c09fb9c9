/** One cart item in the browser's storage (docs/contract.md, "Items of an order"). Prices are in dollars, as in the API. */
export type CartItem = {
  /** The id of the item: `{ritual}`, `{ritual}-{tier}` or `z-special-intention-{intention}`. */
  id: string
  /** The item's name in the language in which the item was added. It is shown only until the name from the catalogue is loaded. */
  name: string
  /** The price for quantity one and the term `duration`. */
  price: number
  /** The price for a term of one month. For a special intention, it is the price for three weeks (docs/contract.md, "Prices"). */
  basePrice: number
  quantity: number
  /** The term in months. */
  duration: number
  isFromArticle: boolean
  isSpecialIntention: boolean
  specialIntentions: string[]
  type?: 'ritual'
  articleId?: string
}

/** The correct price, quantity and term of one order line. The server sends them after a price change. */
export type RightLine = { id: string; price: number; quantity: number; duration: number }

export type Contact = { customerName: string; customerEmail: string }

export const MAX_GIFT_NAME = 100
export const MAX_GIFT_NOTE = 500

/** The name of a gift's recipient and the text on the gift card. */
export type Gift = { name: string; note: string }

/** The state of the gift form. If the customer unticks "gift", the typed text stays stored. */
export type TypedGift = Gift & { isGift: boolean }

/** The body of `POST /api/orders`. */
export type OrderBody = Contact & {
  gift?: Gift
  paymentMethod: 'crypto'
  items: { id: string; name: string; price: number; quantity: number; duration: number }[]
  total: number
  plan?: OrderNames
}

/** A person for whom a ritual is performed, as the customer typed the name. `isDeparted`: the person has died. */
export type NamedPerson = { first: string; whose: string; isDeparted?: true }

/** Corrections of how names are read aloud. The key is the full name as typed, the value is the reading in Devanagari. */
export type Readings = Readonly<Record<string, string>>

/** The names and the wish as the customer types them, before or after the payment. */
export type Names = {
  people: NamedPerson[]
  wish: string
  /** Corrections of how the names are read aloud. */
  readings?: Readings
  /** The first day as `2026-11-20`, if the form has that field; otherwise empty. */
  day: string
  /** True if the customer lets the priest choose the day. Then the page does not send `day`. */
  priestChooses: boolean
}

/** The values in the checkout form. */
export type CheckoutValues = Contact & { gift: TypedGift; names: Names; consent: boolean }

/**
 * Keyed hashes of the names and the wish that the shop stores for an order. A hash changes with the text. The hash of an empty text is empty.
 */
export type TextMarks = { names: string; wish: string }

/** Names and wish as sent to the server. Each participant has one line with first name, last name, date and time of birth. */
export type OrderNames = {
  participants: string
  specialWishes: string
  readings?: { name: string; devanagari: string }[]
  startDate?: string
  priestChooses?: true
  consent?: true
}
