import { expect, it } from 'vitest'
import { ruleFrom } from './rule-fields.tsx'

it('the commission field reads 1,000 as a thousand dollars, and 12,5 as a percentage', () => {
  expect(ruleFrom({ kind: 'fixed', value: '1,000' }, 'en')).toEqual({ fixedUsd: 1000 })
  expect(ruleFrom({ kind: 'percent', value: '12,5' }, 'ru')).toEqual({ percent: 12.5 })
})
