import { SPECIAL_INTENTION, type Tier, TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { entryTerm } from '#features/catalogue/catalogue/rules-pricing.ts'
import { type OfferedRitual, itemTerms } from '#features/catalogue/catalogue/rules-terms.ts'

/** A line in the form for a new order that staff or a partner fill in. `variant` is a tier, or one of the special intentions. */
export type DraftLine = { serviceId: string; variant: string; duration: number; quantity: string }

export type SentLine = { id: string; duration: number; quantity: number }

/** `rituals`: the rituals that can be chosen. `firstIntention`: the intention that is chosen at first. */
type LineContext = { rituals: readonly OfferedRitual[]; firstIntention: string }

export const EMPTY_LINE: DraftLine = { serviceId: '', variant: 'basic', duration: 0.5, quantity: '1' }

export function isIntention(serviceId: string): boolean {
  return serviceId === SPECIAL_INTENTION
}

/** The terms that the ritual of a line offers for this variant. The API also accepts other terms. */
export function listTerms(line: DraftLine, rituals: readonly OfferedRitual[]): readonly number[] {
  return itemTerms(itemId(line), rituals.find(({ id }) => id === line.serviceId)?.terms)
}

/** Changes the ritual of a line. The tier stays the same. If the new ritual does not offer the line's term, the line gets the standard term. */
export function withRitual(line: DraftLine, serviceId: string, { rituals, firstIntention }: LineContext): DraftLine {
  const tier = findTier(line.variant) ?? 'basic'
  const changed = { ...line, serviceId, variant: isIntention(serviceId) ? firstIntention : tier }
  return listTerms(changed, rituals).includes(line.duration) ? changed : withUsualTerm(changed, rituals)
}

export function withVariant(line: DraftLine, variant: string, rituals: readonly OfferedRitual[]): DraftLine {
  const changed = { ...line, variant }
  return isIntention(line.serviceId) ? changed : withUsualTerm(changed, rituals)
}

function withUsualTerm(line: DraftLine, rituals: readonly OfferedRitual[]): DraftLine {
  return { ...line, duration: entryTerm(findTier(line.variant) ?? null, listTerms(line, rituals)) }
}

function findTier(variant: string): Tier | undefined {
  return TIERS.find((tier) => tier === variant)
}

/** The line in the format of the API. Its id is empty until a ritual is chosen. */
export function sentLine(line: DraftLine): SentLine {
  return { id: isChosen(line) ? itemId(line) : '', duration: line.duration, quantity: Number(line.quantity) }
}

/** The lines for which a ritual is chosen, in the format of the API. */
export function chosenLines(lines: readonly DraftLine[]): SentLine[] {
  return lines.filter(isChosen).map(sentLine)
}

/** Converts the path of a fault in `chosenLines` to the path of the form field. */
export function lineFaultPath(path: string, lines: readonly DraftLine[]): string {
  const places = lines.flatMap((line, place) => (isChosen(line) ? [place] : []))
  return path.replace(/^items\.(\d+)/, (_, sent: string) => `items.${places[Number(sent)]}`)
}

const isChosen = ({ serviceId }: DraftLine) => serviceId !== ''

const itemId = ({ serviceId, variant }: DraftLine) => `${serviceId}-${variant}`
