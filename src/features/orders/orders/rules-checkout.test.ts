import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { chosenItem, readChoice } from './rules-checkout.ts'

const label = (text: string) => ({ label: text })
const messages = {
  tiers: { basic: label('Basic'), enhanced: label('Enhanced'), premium: label('Premium') },
  intention: String,
}
const ganesha = { id: 'ganesha', name: 'Ganesha', price: 300, terms: DEFAULT_TERMS }
const intention = { id: 'z-special-intention', name: 'Special intention', price: 480, terms: DEFAULT_TERMS }

describe('the page address of an express checkout', () => {
  it('sets the tier and the term of the ordered ritual', () => {
    expect(readChoice(ganesha, 'premium', '3')).toEqual({ tier: 'premium', duration: 3, isCorrected: false })
    expect(readChoice(ganesha, 'basic', '0.25')).toEqual({ tier: 'basic', duration: 0.25, isCorrected: false })
  })

  it('leads to the first tier and the standard term if both are missing', () => {
    expect(readChoice(ganesha, null, null)).toEqual({ tier: 'basic', duration: 0.5, isCorrected: false })
    expect(readChoice(ganesha, 'enhanced', null)).toEqual({ tier: 'enhanced', duration: 1, isCorrected: false })
  })

  it.each([
    ['gold', null, 'basic', 0.5],
    ['premium', '5', 'premium', 1],
    ['premium', '0.75', 'premium', 1],
    ['premium', ' 1', 'premium', 1],
    ['', '', 'basic', 0.5],
    ['basic', '3', 'basic', 0.5],
    ['basic', '1', 'basic', 0.5],
    ['enhanced', '0.25', 'enhanced', 1],
  ])('leads to the default if the tier or the term is unknown (%s, %s)', (tier, duration, rightTier, term) => {
    expect(readChoice(ganesha, tier, duration)).toEqual({ tier: rightTier, duration: term, isCorrected: true })
  })

  it('allows only the terms that staff have set for this ritual', () => {
    const short = { ...ganesha, terms: { ...DEFAULT_TERMS, premium: [2] } }
    expect(readChoice(short, 'premium', '2')).toMatchObject({ duration: 2, isCorrected: false })
    expect(readChoice(short, 'premium', '1')).toMatchObject({ duration: 2, isCorrected: true })
  })

  it('for an intention has terms in steps of three weeks, and no tier', () => {
    expect(readChoice(intention, null, '1.5')).toEqual({
      tier: undefined,
      duration: 1.5,
      isCorrected: false,
    })
    expect(readChoice(intention, null, '1')).toMatchObject({ duration: 0.75, isCorrected: true })
  })
})

describe('the item of an express order', () => {
  const priceOf = (ritual: typeof ganesha, tier: string | null, duration: string | null) =>
    chosenItem(ritual, readChoice(ritual, tier, duration), messages)

  it('is the same as the item that the ritual’s page adds to the cart', () => {
    expect(priceOf(ganesha, 'basic', null)).toMatchObject({ id: 'ganesha-basic', price: 164, duration: 0.5 })
    expect(priceOf(ganesha, 'premium', '2')).toMatchObject({ id: 'ganesha-premium', price: 872, duration: 2 })
  })

  it('costs 480 dollars for every three weeks if it is a special intention', () => {
    expect(priceOf(intention, null, null)).toMatchObject({ id: 'z-special-intention', price: 480, duration: 0.75 })
    expect(priceOf(intention, null, '2.25')).toMatchObject({ price: 1440, isSpecialIntention: true })
  })
})
