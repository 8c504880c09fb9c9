import type { OpeningStepId } from './model-opening.ts'

/** `way`: a coin or `card`. `backup`: `none` if no storage is configured, `untried` if no backup was restored in a test. */
export type OpeningFacts = {
  missingLegal: number
  hasOwnContacts: boolean
  /** The addresses in the contacts that end in `.example`. */
  sampleAddresses: readonly string[]
  isMailTried: boolean
  ways: readonly { way: string; isTried: boolean }[]
  backup: 'none' | 'untried' | 'restored'
  owners: number
  ownersWithFactor: number
  priests: number
  ritualsWithoutNumbers: number
}

/** `samples`: the addresses that are not accepted, because mail to them reaches nobody. */
export type OpeningStep = { id: OpeningStepId; way: string | null; isDone: boolean; samples?: string[] }

/** The opening steps of a real shop that are not done, in their order. */
export function openingSteps(facts: OpeningFacts): OpeningStep[] {
  const step = (id: OpeningStepId, isDone: boolean, way: string | null = null): OpeningStep => ({ id, way, isDone })
  const steps = [
    step('legal', facts.missingLegal === 0),
    {
      ...step('contacts', facts.hasOwnContacts),
      ...(facts.sampleAddresses.length > 0 && { samples: [...facts.sampleAddresses] }),
    },
    step('mail', facts.isMailTried),
    step('second-factor', facts.owners > 0 && facts.ownersWithFactor === facts.owners),
    step('priest', facts.priests > 0),
    step('tiers', facts.ritualsWithoutNumbers === 0),
    step('backup', facts.backup === 'restored'),
    ...facts.ways.map(({ way, isTried }) => step('way', isTried, way)),
    ...(facts.ways.length === 0 ? [step('way', false)] : []),
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
