import { expect, it } from 'vitest'
import { minutesText } from './recording-time.ts'

it('a recording’s time is shown in minutes and seconds', () => {
  expect([0, 9.9, 65, 3599.9].map(minutesText)).toEqual(['0:00', '0:09', '1:05', '59:59'])
})
