import type { Lang } from '#base/i18n.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { TodayTarget } from './schemas.ts'

/** The facts about the proof of a line. `entryDays`: the days with an entry in its log. */
type ProofFact = { id: string; state: 'draft' | 'published'; entryDays: readonly string[] }

/** The facts about an order line. Days are calendar days at the place of the rituals. */
export type LineFact = {
  position: number
  names: Record<Lang, string>
  /** The day of a ritual that is sold for a fixed moment. */
  fixedDay: string | null
  /** The day that the customer or the partner asked for. */
  askedDay: string | null
  priestChooses: boolean
  /** The days that staff set. */
  days: readonly string[]
  hasPriest: boolean
  /** When the customer asked for another day than the set one. */
  otherDayAt: string | null
  proof: ProofFact | null
}

export type OrderFact = {
  kind: 'order'
  id: string
  status: OrderStatus
  customerName: string
  totalCents: number
  createdAt: Date
  paidAt: Date | null
  /** Somebody is named: with the order, by a partner, as the receiver of a gift, or in the plan of the customer's account. */
  isNamed: boolean
  /** The plan of the customer's account gives a day, or leaves it to the priest. */
  hasPlanDay: boolean
  lines: readonly LineFact[]
}

/** The texts and the page of a line whose fact does not need more. */
type Shown = { id: string; at: Date | null; title: string; detail: string; target: TodayTarget }

/** A payment or a manual confirmation of an order. `attention`: why it needs staff. */
type PaymentFact = Shown & { kind: 'payment'; orderId: string; attention: string | null; isDecided: boolean }
type ManualFact = Shown & { kind: 'manual'; orderId: string; isAwaiting: boolean }
/** Money that the shop must return. `isUnderWay`: the card service is returning all of it. */
type SurplusFact = Shown & { kind: 'surplus'; isUnderWay: boolean }
/** A message. Only its receiver may know that a code was sent. */
type MessageFact = Shown & { kind: 'message'; hasFailed: boolean; isCode: boolean }
type ReviewFact = Shown & { kind: 'review'; state: 'asked' | 'waiting' | 'published' | 'declined' | 'withdrawn' }
/** A consent to the public archive. `pictures`: of its proof. `checked`: how many of them staff have looked at and allowed. */
export type ArchiveFact = Shown & { kind: 'archive'; isWithdrawn: boolean; pictures: number; checked: number }
/** A partner's commission of past months, the payouts of it, and the customers' cash that the partner holds. */
export type PartnerFact = Shown & { kind: 'partner'; earnedCents: number; paidCents: number; heldCents: number }
type TextFact = Shown & { kind: 'text'; gaps: number }
type PriestFact = Shown & { kind: 'priest'; isPublished: boolean; gaps: number }
type NamesFact = Shown & { kind: 'names' }
/** A customer's request for another day of a ritual whose days are set, without an answer. */
type RequestFact = Shown & { kind: 'request'; orderId: string; position: number }
/** A question that a visitor of the consultant left for a person, without an answer. */
type QuestionFact = Shown & { kind: 'question' }
/** An alert about the shop: its cause exists until it is cleared. */
type AlertFact = Shown & { kind: 'alert' }

export type ShownFact =
  | PaymentFact
  | ManualFact
  | SurplusFact
  | MessageFact
  | ReviewFact
  | ArchiveFact
  | PartnerFact
  | TextFact
  | PriestFact
  | NamesFact
  | RequestFact
  | QuestionFact
  | AlertFact

export type Fact = OrderFact | ShownFact
