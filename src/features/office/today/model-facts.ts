import type { Lang } from '#base/i18n.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { TodayTarget } from './schemas.ts'

/** The facts about the proof (report) of a ritual. `entryDays`: the days that have a report entry. */
type ProofFact = { id: string; state: 'draft' | 'published'; entryDays: readonly string[] }

/** The facts about an order line (one ritual of an order). Days are calendar days at the place of the rituals. */
export type LineFact = {
  position: number
  names: Record<Lang, string>
  /** The day of a ritual that is sold for a fixed time; null for other rituals. */
  fixedDay: string | null
  /** The day that the customer or the partner asked for. */
  askedDay: string | null
  priestChooses: boolean
  /** The days that staff set. */
  days: readonly string[]
  /** How many days are still paid, if the money for the other days was returned. */
  paidDays: number | null
  hasPriest: boolean
  /** The time at which the customer asked for a day other than the day that staff set. */
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
  /** True if a name is known: from the order, from a partner, from the receiver of a gift, or from the plan of the customer's account. */
  isNamed: boolean
  /** True if the plan of the customer's account contains a day, or lets the priest choose the day. */
  hasPlanDay: boolean
  lines: readonly LineFact[]
}

/** The text and the page of a line on Today. Some kinds of facts have more fields. */
type Shown = { id: string; at: Date | null; title: string; detail: string; target: TodayTarget }

/**
 * A payment or a manual confirmation of an order. `attention`: why staff must look at the payment. `isRestAsked`: staff have asked the
 * customer for the rest of a part payment, and the shop still watches its address.
 */
type PaymentFact = Shown & {
  kind: 'payment'
  orderId: string
  attention: string | null
  isDecided: boolean
  isRestAsked?: boolean
}
type ManualFact = Shown & { kind: 'manual'; orderId: string; isAwaiting: boolean }
/** Money that the shop must return. `isUnderWay`: the card service is returning all of it. */
type SurplusFact = Shown & { kind: 'surplus'; isUnderWay: boolean }
/** A message. `isCode`: the message contains a sign-in code, so it must not be shown to staff. */
type MessageFact = Shown & { kind: 'message'; hasFailed: boolean; isCode: boolean }
type ReviewFact = Shown & { kind: 'review'; state: 'asked' | 'waiting' | 'published' | 'declined' | 'withdrawn' }
/**
 * A consent to the public archive. `pictures`: the number of pictures in the proof. `checked`: how many of these pictures staff have looked
 * at and allowed.
 */
export type ArchiveFact = Shown & { kind: 'archive'; isWithdrawn: boolean; pictures: number; checked: number }
/**
 * A partner: the commission of past months, the payouts of this commission, and the customers' cash that the partner has not handed over.
 * `balanceCents`: the balance on the partner's page. `balanceBeforeCents`: the balance with only the cash that is left from past months. Both
 * are negative if the partner owes the shop. `limitCents`: above this sum, the shop does not wait for the end of the month.
 */
type PartnerFact = Shown & { kind: 'partner'; limitCents: number } & PartnerSums
export type PartnerSums = {
  earnedCents: number
  paidCents: number
  heldCents: number
  balanceCents: number
  balanceBeforeCents: number
}
type TextFact = Shown & { kind: 'text'; gaps: number }
type PriestFact = Shown & { kind: 'priest'; isPublished: boolean; gaps: number }
/** Names that changed. `isPast`: the day of the outdated sheet is over, so a new print is too late. */
type NamesFact = Shown & { kind: 'names'; isPast: boolean }
/** An unanswered request of a customer for another day, for a ritual whose days are set. */
type RequestFact = Shown & { kind: 'request'; orderId: string; position: number }
/** A customer without an e-mail address, whom staff must tell something by telephone. */
type CallFact = Shown & { kind: 'call' }
/** An unanswered question that a visitor sent to staff from the consultant. */
type QuestionFact = Shown & { kind: 'question' }
/** An alert about the shop. It stays until its cause has ended. */
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
  | CallFact
  | QuestionFact
  | AlertFact

export type Fact = OrderFact | ShownFact
