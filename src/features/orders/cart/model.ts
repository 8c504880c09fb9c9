/** What the cart keeps of one thing to buy (docs/contract.md, "Items of an order"). Prices are dollars, as on the wire. */
export type CartItem = {
  /** `{ritual}`, `{ritual}-{tier}` or `z-special-intention-{intention}`. */
  id: string
  /** In the language it was added in; shown only while the catalogue's own name is not there. */
  name: string
  /** For one, at `duration`. */
  price: number
  /** The price of a month; of a special intention, of its three weeks (docs/contract.md, "Prices"). */
  basePrice: number
  quantity: number
  /** Months. */
  duration: number
  isFromArticle: boolean
  isSpecialIntention: boolean
  specialIntentions: string[]
  type?: 'ritual'
  articleId?: string
}

/** The right figures of one line as the server sends them when a price has changed. */
export type RightLine = { id: string; price: number; quantity: number; duration: number }

export type Contact = { customerName: string; customerEmail: string }

export const MOST_GIFT_NAME = 100
export const MOST_GIFT_NOTE = 500

/** Whom an order is given to, and what stands on the card. */
export type Gift = { name: string; note: string }

/** The same while it is being filled in: what was typed stays when the choice is taken back. */
export type TypedGift = Gift & { isGift: boolean }

/** What `POST /api/orders` takes. */
export type OrderBody = Contact & {
  gift?: Gift
  paymentMethod: 'crypto'
  items: { id: string; name: string; price: number; quantity: number; duration: number }[]
  total: number
  plan?: OrderNames
}

/** Somebody for whom a ritual is performed, as whoever orders names them. */
export type NamedPerson = { first: string; whose: string }

/** What is typed about for whom and what for, before or after the payment. */
export type Names = {
  people: NamedPerson[]
  wish: string
  /** The first day as `2026-11-20`, where one is asked for; else empty. */
  day: string
}

/** The same as the wire has it: a participant a line, first name, last name, date, time. */
export type OrderNames = { participants: string; specialWishes: string; startDate?: string; consent?: true }
