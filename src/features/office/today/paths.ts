import type { Right } from '#base/rights.ts'
import type { OpeningStepId } from './model-opening.ts'
import type { TodayAction } from './model.ts'
import type { TodayTarget } from './schemas.ts'

/** The path of a target (the page for a task) in the panel, relative to the path of the panel. */
export function targetPath(target: TodayTarget): string {
  switch (target.kind) {
    case 'proof':
      return `/proof/${target.orderId}/${target.lineId}`
    case 'messages':
      return `/emails?state=${target.state}`
    case 'surpluses':
      return '/payments/surpluses'
    case 'questions':
      return '/questions'
    case 'operations':
      return '/operations'
    case 'settings':
      return '/settings/legal'
    case 'sheet':
      return `/sheet/${target.day}`
    case 'calendar':
      return `/calendar?view=week&from=${target.day}`
    default:
      return `/${SECTIONS[target.kind]}/${encodeURIComponent(target.id)}`
  }
}

/** The path of the page for a task. If staff must ask the customer for names or a day, the page opens with the letter. */
export function taskPath(target: TodayTarget, action: TodayAction): string {
  const letter = target.kind === 'order' ? LETTERS[action] : undefined
  return targetPath(target) + (letter ? `?letter=${letter}` : '')
}

/** The templates of letters to a customer. */
const LETTERS: Partial<Record<TodayAction, string>> = { 'ask-names': 'names', 'ask-day': 'day' }

const SECTIONS = {
  order: 'orders',
  review: 'reviews',
  payment: 'payments',
  ritual: 'rituals',
  article: 'articles',
  priest: 'priests',
  partner: 'partners',
  'proof-page': 'proofs',
}

/** The target page that this role can open. A role with only read access gets the page of the day or of the order, not the form. */
export function openableTarget(target: TodayTarget, can: (right: Right) => boolean): TodayTarget {
  if (target.kind === 'sheet' && target.orderId !== undefined && can('orders.read'))
    return { kind: 'order', id: target.orderId }
  if (target.kind === 'sheet' && !can('sheets.read')) return { kind: 'calendar', day: target.day }
  if (target.kind === 'proof' && !can('proofs.create')) return { kind: 'order', id: target.orderId }
  return target
}

/**
 * The page of the panel where staff complete a step before the opening. For the step `way` (a payment method), the owner places a test
 * order there.
 */
export const OPENING_PATHS: Record<OpeningStepId, string> = {
  legal: '/settings/legal',
  contacts: '/settings/contacts',
  mail: '/emails/texts',
  'second-factor': '/security',
  priest: '/priests',
  tiers: '/settings/tiers',
  backup: '/operations',
  way: '/orders/new',
}
