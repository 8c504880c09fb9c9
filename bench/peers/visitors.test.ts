import { expect, it } from 'vitest'
import { visitorAddress, visitorHeaders } from './visitors.ts'

it('every simulated visitor has a different address', () => {
  expect(visitorAddress(1)).toBe('10.0.0.1')
  expect(visitorAddress(0x01_02_03)).toBe('10.1.2.3')
  expect(visitorHeaders()).not.toEqual(visitorHeaders())
})
