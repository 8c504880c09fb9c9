import { SPECIAL_INTENTION, type Tier, TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { entryTerm } from '#features/catalogue/catalogue/rules-pricing.ts'
import { type OfferedRitual, itemTerms } from '#features/catalogue/catalogue/rules-terms.ts'
import { useApi } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { Quote } from '../../../schemas.ts'

const PAUSE = 300

/** A line of a new order while staff fill in the form. `variant` is a tier, an intention, or empty for the usual month. */
export type DraftLine = { serviceId: string; variant: string; duration: number; quantity: string }

export type SentLine = { id: string; duration: number; quantity: number }

export const EMPTY_LINE: DraftLine = { serviceId: '', variant: '', duration: 1, quantity: '1' }

export function isIntention(serviceId: string): boolean {
  return serviceId === SPECIAL_INTENTION
}

/** The terms that the ritual of a line offers for this variant. The API also accepts other terms. */
export function listTerms(line: DraftLine, rituals: readonly OfferedRitual[]): readonly number[] {
  return itemTerms(sentLine(line).id, rituals.find(({ id }) => id === line.serviceId)?.terms)
}

/** A change of the ritual resets the term and the variant to values that the new ritual offers. */
export function withRitual(line: DraftLine, serviceId: string, context: LineContext): DraftLine {
  const kept = isTier(line.variant) ? line.variant : ''
  const variant = isIntention(serviceId) ? context.firstIntention : kept
  return withOfferedTerm({ ...line, serviceId, variant }, context.rituals)
}

/** The usual term of a tier. Without a tier the term is a month. */
export function withVariant(line: DraftLine, variant: string, rituals: readonly OfferedRitual[]): DraftLine {
  const changed = { ...line, variant }
  if (isIntention(line.serviceId)) return changed
  return { ...changed, duration: entryTerm(tierOf(variant), listTerms(changed, rituals)) }
}

type LineContext = { rituals: readonly OfferedRitual[]; firstIntention: string }

function withOfferedTerm(line: DraftLine, rituals: readonly OfferedRitual[]): DraftLine {
  const terms = listTerms(line, rituals)
  if (terms.includes(line.duration)) return line
  return { ...line, duration: entryTerm(isIntention(line.serviceId) ? null : tierOf(line.variant), terms) }
}

function tierOf(variant: string): Tier {
  return isTier(variant) ? variant : 'enhanced'
}

/** The line in the form that the API accepts: the ritual together with the variant. */
export function sentLine({ serviceId, variant, duration, quantity }: DraftLine): SentLine {
  return { id: variant === '' ? serviceId : `${serviceId}-${variant}`, duration, quantity: Number(quantity) }
}

type OrderTotal = {
  quote: Quote | undefined
  /** Why the discount code gives no discount on these lines. */
  refusal: string | undefined
  isCounting: boolean
}

/** The price of the lines from the server; undefined while it is unknown. If nobody can order the lines, placing the order shows the reason. */
export function useOrderTotal(items: SentLine[], discountCode: string): OrderTotal {
  const api = useApi()
  const lang = useLang()
  const body = { items, ...(discountCode !== '' && { discountCode }) }
  const { data, error, isFetching } = useTypedQuery({
    queryKey: ['/api/admin/orders/quote', lang, body],
    pause: PAUSE,
    read: (signal) => api.post('/api/admin/orders/quote', { query: { lang }, body }, { signal }),
    enabled: items.length > 0,
  })
  const problem = findProblem(error)
  const refusal = problem?.code.startsWith('discounts.') ? problem.message : undefined
  return { quote: data, refusal, isCounting: isFetching }
}

function isTier(variant: string): variant is Tier {
  return (TIERS as readonly string[]).includes(variant)
}
