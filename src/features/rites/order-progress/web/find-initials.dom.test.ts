import { expect, it } from 'vitest'
import { answered, answerWith, lost } from '../../../../../test/render-form.tsx'
import { findInitials } from './find-initials.ts'

it('initials are those of given names, and none if the answer is lost', async () => {
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
