import { expect, it } from 'vitest'
import { minutesText } from './recording-time.ts'

it('the player shows the time of a recording in minutes and seconds', () => {
  expect([0, 9.9, 65, 3599.9].map(minutesText)).toEqual(['0:00', '0:09', '1:05', '59:59'])
})
