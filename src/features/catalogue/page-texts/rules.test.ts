import { describe, expect, it } from 'vitest'
import { changedTexts, fillTexts, mergeTexts, toKeep } from './rules.ts'

const OWN = { ru: { hero: 'Огонь', body: 'А\n\nБ' }, en: { hero: 'Fire', body: 'A\n\nB' } }
const NONE = { ru: {}, en: {} }

describe('the stored texts of a page', () => {
  it('are only the texts that differ from the shop’s original texts', () => {
    const typed = { ru: { hero: ' Огонь ' }, en: { hero: 'Our fire', body: 'A\r\n\r\nB\n' } }
    expect(toKeep(OWN, NONE, typed)).toEqual({ ru: {}, en: { hero: 'Our fire' } })
  })

  it('do not include emptied texts or texts of fields that no longer exist', () => {
    const kept = { ru: { hero: 'Наш' }, en: { hero: 'Ours', motto: 'Gone' } }
    expect(toKeep(OWN, kept, { ru: { hero: '' }, en: {} })).toEqual({ ru: {}, en: { hero: 'Ours' } })
    expect(fillTexts(OWN, kept).en).toEqual({ hero: 'Ours', body: OWN.en.body })
  })
})

describe('two edits of the same page texts', () => {
  const mine = { ...OWN, en: { hero: 'Mine', body: 'Mine' } }

  it('are merged if the edits changed different texts', () => {
    const theirs = { ...OWN, ru: { ...OWN.ru, hero: 'Их' } }
    expect(mergeTexts({ base: OWN, mine, theirs })).toEqual({ merged: { ru: theirs.ru, en: mine.en }, conflicts: [] })
  })

  it('are in conflict if both edits changed the same text', () => {
    const theirs = { ...OWN, en: { hero: 'Theirs', body: 'Mine' } }
    expect(mergeTexts({ base: OWN, mine, theirs })).toEqual({ merged: mine, conflicts: ['en.hero'] })
    expect(changedTexts(OWN, theirs)).toEqual(['en.hero', 'en.body'])
  })
})
