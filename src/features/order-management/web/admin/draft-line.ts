import { DURATIONS, INTENTION_DURATIONS, SPECIAL_INTENTION, type Tier, TIERS } from '#features/catalogue/model-terms.ts'

/** A line of a new order while it is being filled in. `variant` is a tier, an intention, or empty for the usual month. */
export type DraftLine = { key: number; serviceId: string; variant: string; duration: number; quantity: string }

export type SentLine = { id: string; duration: number; quantity: number }

export function emptyLine(key: number): DraftLine {
  return { key, serviceId: '', variant: '', duration: 1, quantity: '1' }
}

export function isIntention(serviceId: string): boolean {
  return serviceId === SPECIAL_INTENTION
}

export function termsOf(serviceId: string): readonly number[] {
  return isIntention(serviceId) ? INTENTION_DURATIONS : DURATIONS
}

/** With another ritual the term and the variant are those that it has. */
export function withRitual(line: DraftLine, serviceId: string, firstIntention: string): DraftLine {
  if (isIntention(serviceId)) return { ...line, serviceId, variant: firstIntention, duration: INTENTION_DURATIONS[0] }
  const variant = isTier(line.variant) ? line.variant : ''
  return { ...line, serviceId, variant, duration: isIntention(line.serviceId) ? 1 : line.duration }
}

/** A tier has a usual term of its own; the usual month is a month. */
export function withVariant(line: DraftLine, variant: string): DraftLine {
  if (isIntention(line.serviceId)) return { ...line, variant }
  return { ...line, variant, duration: variant === 'basic' ? 0.5 : 1 }
}

/** What is sent of a line: its ritual with the variant, as an order names them. */
export function sentLine({ serviceId, variant, duration, quantity }: DraftLine): SentLine {
  return { id: variant === '' ? serviceId : `${serviceId}-${variant}`, duration, quantity: Number(quantity) }
}

function isTier(variant: string): variant is Tier {
  return (TIERS as readonly string[]).includes(variant)
}
