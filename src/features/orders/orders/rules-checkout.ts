import type { CartItem } from '#features/orders/cart/model.ts'
import {
  intentionItem,
  type ItemMessages,
  type NamedRitual,
  ritualItem,
  setDuration,
} from '#features/orders/cart/rules.ts'
import { TIERS, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { durationsOf, entryTerm, isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { type OfferedRitual, termsOfItem, tierOffer } from '#features/catalogue/catalogue/rules-terms.ts'
import { HOUR, MINUTE } from '#base/time.ts'

/** What the address of an express checkout asks for (docs/contract.md, "Pages"). A special intention has no tiers. */
export type Choice = {
  tier: Tier | undefined
  /** Months. */
  duration: number
  /** The address asked for a tier or a term that does not exist. */
  isCorrected: boolean
}

/** Reads the tier and the term of an address, where every step is valid, offered or not; where there is no such one, the first tier and a tier's standard term stand in. */
export function readChoice(ritual: OfferedRitual, tierText: string | null, durationText: string | null): Choice {
  const isIntention = isSpecialIntention(ritual.id)
  const asked = TIERS.find((name) => name === tierText)
  const tier = isIntention ? undefined : (asked ?? 'basic')
  const steps = durationsOf({ isIntention })
  const duration = steps.find((step) => String(step) === durationText)
  return {
    tier,
    duration:
      duration ?? (tier ? tierOffer(ritual, tier).duration : entryTerm(null, termsOfItem(ritual.id, ritual.terms))),
    isCorrected: (tierText !== null && !asked) || (durationText !== null && duration === undefined),
  }
}

/** The one line of an express order, as the cart would hold it. */
export function chosenItem(
  ritual: NamedRitual,
  { tier, duration }: Choice,
  messages: Pick<ItemMessages, 'tiers'>,
  intention?: { id: string; name: string },
): CartItem {
  if (intention) {
    const item = intentionItem(intention, ritual)
    const [named = item] = setDuration([item], item.id, duration)
    return named
  }
  const item = { ...ritualItem(ritual, tier, messages), isSpecialIntention: isSpecialIntention(ritual.id) }
  const [chosen = item] = setDuration([item], item.id, duration)
  return chosen
}

/** Who orders: the mailbox that the e-mail goes to, the range of addresses of the call, and the account when there is one. */
type Orderer = { mailbox: string; range: string; accountId?: string | undefined }

/** How many orders may be placed in an hour for one mailbox, by one account, and from one range of addresses. */
export function orderLimits({ mailbox, range, accountId }: Orderer) {
  return [
    { key: `order:ip:${range}`, most: 60, windowMs: HOUR },
    { key: `order:to:${mailbox}`, most: 20, windowMs: HOUR },
    ...(accountId === undefined ? [] : [{ key: `order:by:${accountId}`, most: 20, windowMs: HOUR }]),
  ]
}

/** How often an account may read the list of its orders, which may be long. */
export function listLimit(accountId: string) {
  return { key: `orders:${accountId}`, most: 60, windowMs: MINUTE }
}

/** How many orders one account, or one guest's mailbox, may have that still wait to be paid. */
export function mostUnpaid(account: object | undefined): number {
  return account ? 50 : 30
}
