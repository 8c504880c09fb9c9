import { expect, it } from 'vitest'
import { answered, answerWith, lost } from '../../../../../test/render-form.tsx'
import { findInitials } from './find-initials.ts'

it('the page shows no initials if no names were given or the call failed', async () => {
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
