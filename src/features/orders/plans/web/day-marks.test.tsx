import { expect, it } from 'vitest'
import { litPartPath } from './day-marks.tsx'

it('the moon icon is dark at new moon, then becomes lit from the right', () => {
  expect(litPartPath(30)).toBe('M0 -6A6 6 0 0 0 0 6A6.00 6 0 0 1 0 -6Z')
  expect(litPartPath(15)).toBe('M0 -6A6 6 0 0 1 0 6A6.00 6 0 0 1 0 -6Z')
  expect(litPartPath(4)).toMatch(/^M0 -6A6 6 0 0 1 0 6A4\.01 6 0 0 0/)
  expect(litPartPath(26)).toMatch(/^M0 -6A6 6 0 0 0 0 6A4\.01 6 0 0 1/)
})
