import { describe, expect, it } from 'vitest'
import { type OpeningFacts, openingSteps } from './rules-opening.ts'

const READY: OpeningFacts = {
  missingLegal: 0,
  hasOwnContacts: true,
  sampleAddresses: [],
  isMailTried: true,
  ways: [
    { way: 'BTC', isTried: true },
    { way: 'card', isTried: true },
  ],
  backup: 'restored',
  owners: 2,
  ownersWithFactor: 2,
  priests: 1,
  ritualsWithoutNumbers: 0,
}

const OPEN: [facts: Partial<OpeningFacts>, undone: string[]][] = [
  [{ missingLegal: 1 }, ['legal']],
  [{ hasOwnContacts: false }, ['contacts']],
  [{ isMailTried: false }, ['mail']],
  [{ ownersWithFactor: 1 }, ['second-factor']],
  [{ owners: 0, ownersWithFactor: 0 }, ['second-factor']],
  [{ priests: 0 }, ['priest']],
  [{ ritualsWithoutNumbers: 3 }, ['tiers']],
  [{ backup: 'none' }, ['backup']],
  [{ backup: 'untried' }, ['backup']],
  [
    {
      ways: [
        { way: 'BTC', isTried: false },
        { way: 'card', isTried: true },
      ],
    },
    ['way BTC'],
  ],
  [{ ways: [] }, ['way']],
]

describe('the list of steps before the shop opens', () => {
  it('is empty if all steps are done', () => {
    expect(openingSteps(READY)).toEqual([])
  })

  it('names the sample addresses that the shop does not accept as contacts', () => {
    const facts = { ...READY, hasOwnContacts: false, sampleAddresses: ['orders@ahuti.example'] }
    const named = openingSteps(facts).filter(({ samples }) => samples !== undefined)
    expect(named).toEqual([{ id: 'contacts', way: null, isDone: false, samples: ['orders@ahuti.example'] }])
  })

  it.each(OPEN)('contains exactly the steps that are not done: %j', (facts, undone) => {
    const left = openingSteps({ ...READY, ...facts }).filter(({ isDone }) => !isDone)
    expect(left.map(({ id, way }) => (way === null ? id : `${id} ${way}`))).toEqual(undone)
  })
})
