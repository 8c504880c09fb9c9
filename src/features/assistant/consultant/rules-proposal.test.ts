import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { en } from '#features/catalogue/catalogue/messages/page.en.ts'
import { hasTier, priceNow, proposalItem, proposalTerm, type TierCard } from './rules-proposal.ts'

const ritual = { id: 'ganesha', name: 'Ganesha yagya', price: 300, terms: DEFAULT_TERMS }
const card: TierCard = { serviceId: 'ganesha', name: 'Ganesha yagya', tier: 'basic', priceUsd: 164, reason: '' }

describe('a proposal of the consultant', () => {
  it('puts the same item into the cart as the ritual’s page', () => {
    expect(proposalItem(ritual, card, en)).toMatchObject({
      id: 'ganesha-basic',
      name: 'Ganesha yagya - Basic',
      price: 164,
      duration: 0.5,
      quantity: 1,
      isFromArticle: true,
    })
  })

  it('puts the proposed duration into the cart if the ritual offers this duration', () => {
    const enhanced: TierCard = { ...card, tier: 'enhanced', priceUsd: 600, termMonths: 2 }
    expect(proposalItem(ritual, enhanced, en)).toMatchObject({ duration: 2, price: 600 })
    expect(proposalItem(ritual, { ...enhanced, termMonths: 7 }, en)).toMatchObject({ duration: 1, price: 300 })
  })

  it('shows a duration in months, or in weeks if shorter than a month', () => {
    expect(proposalTerm(card)).toEqual({ unit: 'weeks', count: 2 })
    expect(proposalTerm({ ...card, tier: 'premium' })).toEqual({ unit: 'months', count: 1 })
    expect(proposalTerm({ ...card, termMonths: 0.25 })).toEqual({ unit: 'weeks', count: 1 })
  })

  it('shows that the price has changed since the proposal', () => {
    const item = proposalItem(ritual, card, en)
    expect(priceNow(item, 164)).toEqual({ hasChanged: false, usd: 164 })
    expect(priceNow(item, 163.99)).toEqual({ hasChanged: true, usd: 164 })
  })

  it('lets the visitor choose a tier if the proposal names no tier', () => {
    expect(hasTier(card)).toBe(true)
    expect(hasTier({ ...card, tier: undefined })).toBe(false)
  })
})
