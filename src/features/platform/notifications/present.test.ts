import { expect, it } from 'vitest'
import { presentOwnMessage } from './present.ts'

const ROW = {
  channel: 'email' as const,
  recipient: 'anna@example.com',
  subject: 'Names and day',
  code: null,
  isPrivate: false,
  body: 'The days are set.',
  createdAt: new Date('2026-11-30T10:00:00Z'),
}

it('the data export contains the text of an unencrypted message', () => {
  const shown = presentOwnMessage(ROW)
  expect(shown.text).toBe('The days are set.')
  expect(shown).not.toHaveProperty('textLeftOut')
})

it.each([
  ['a private message', { isPrivate: true }],
  ['a message with a code', { code: 'sealed' }],
  ['a message whose code was deleted after it was sent', { body: '' }],
])('the data export leaves out the text of %s and says why', (_, changes) => {
  const left = { text: '', textLeftOut: expect.stringContaining('private') }
  expect(presentOwnMessage({ ...ROW, ...changes })).toMatchObject(left)
})
