import { expect, it } from 'vitest'
import { ruleFrom } from './rule-fields.tsx'

it('a fixed commission of 1,000 is one thousand, and percentages accept decimal commas', () => {
  expect(ruleFrom({ kind: 'fixed', value: '1,000' }, 'en')).toEqual({ fixedUsd: 1000 })
  expect(ruleFrom({ kind: 'percent', value: '12,5' }, 'ru')).toEqual({ percent: 12.5 })
})
