import { expect, it } from 'vitest'
import { ruleFrom } from './rule-fields.tsx'

it('the text 1,000 means one thousand dollars, and percentages accept a decimal comma', () => {
  expect(ruleFrom({ kind: 'fixed', value: '1,000' }, 'en')).toEqual({ fixedUsd: 1000 })
  expect(ruleFrom({ kind: 'percent', value: '12,5' }, 'ru')).toEqual({ percent: 12.5 })
})
