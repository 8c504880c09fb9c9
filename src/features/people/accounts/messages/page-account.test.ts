import { expect, it } from 'vitest'
import { en } from './page-account.en.ts'
import { ru } from './page-account.ru.ts'

it.each([ru, en])('the message about a sent code repeats the contact as it was typed', ({ signIn: { sent } }) => {
  expect(sent.email('anna.smirnova@example.org')).toContain('anna.smirnova@example.org')
  expect(sent.sms('+7 916 123 4567')).toContain('+7 916 123 4567')
})
