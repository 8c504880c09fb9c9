import { expect, it } from 'vitest'
import { answered, answerWith, lost } from '../../../../../test/render-form.tsx'
import { findInitials } from './find-initials.ts'

it('the page finds the initials of given names, or no initials without an answer', async () => {
  const initials = ['O. P.']
  answerWith(
    answered({ names: { areGiven: true, initials } }),
    answered({ names: { areGiven: false, initials } }),
    lost(),
  )
  expect(await findInitials('o1', 'en')).toEqual(['O. P.'])
  expect(await findInitials('o1', 'en')).toEqual([])
  expect(await findInitials('o1', 'en')).toEqual([])
})
