import { expect, it } from 'vitest'
import type { Thread } from './model-thread.ts'
import { parseQuestion } from './rules-intents.ts'
import { featuresOf, guessPurpose, type PurposeModel, readModel, unitOf, writeModel } from './rules-purpose-model.ts'

const START: Thread = { topics: [], named: [], shown: [], excluded: [], needs: [] }
const MODEL: PurposeModel = {
  purposes: ['price', 'grief'],
  rows: new Map([
    ['cost', 0],
    ['&loss', 1],
  ]),
  weights: Int8Array.from([43, -43, -7, 7]),
  step: 0.25,
}

const conceptsOf = (text: string) =>
  featuresOf(parseQuestion(text, [], '2026-11-28'), START).filter((feature) => /^&(?!\^)/.test(feature))

it('a trained model is the same after the model was saved and loaded', () => {
  expect(readModel(writeModel(MODEL))).toEqual(MODEL)
})

it('the most probable purpose of a question has the largest total of weights', () => {
  expect(guessPurpose(['cost', '&loss'], MODEL).purpose).toBe('price')
  expect(guessPurpose(['&loss', 'other'], MODEL).purpose).toBe('grief')
  expect(guessPurpose(['other'], MODEL).share).toBe(0.5)
})

it('a feature of a text has less weight in a long text', () => {
  expect(unitOf(['cost', 'a', 'b', 'c'])).toBeLessThan(unitOf(['cost']))
})

it('words of similar meaning belong to one concept, in any language or alphabet', () => {
  expect(conceptsOf('это лохотрон?')).toContain('&scam')
  expect(conceptsOf('is it a swindle?')).toContain('&scam')
  expect(conceptsOf('a ne obmanete?')).toContain('&scam')
})

it('the features of a message include words and concepts of the previous message', () => {
  const heard = parseQuestion('и на месяц?', [], '2026-11-28')
  const features = featuresOf(heard, { ...START, purpose: 'price', last: ' сколько стоит ганеша ' })
  expect(features).toEqual(expect.arrayContaining(['<&cost', '<ганеш', '@before price short']))
  expect(featuresOf(heard, START).filter((feature) => feature.startsWith('<'))).toEqual([])
})
