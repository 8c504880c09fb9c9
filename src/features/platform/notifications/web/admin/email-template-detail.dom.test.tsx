import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  answered,
  answerWith,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { EmailTemplateDetail } from './email-template-detail.tsx'

const CALL = '/api/admin/email-templates/welcome'
const VIEW = {
  kind: 'welcome',
  version: 2,
  changedAt: null,
  parts: [
    {
      part: 'subject',
      oneLine: true,
      required: [],
      allowed: [],
      own: { ru: 'Добро пожаловать', en: 'Welcome' },
      text: { ru: 'Добро пожаловать', en: 'Hello' },
    },
  ],
}
/** The server's answer to the request for the preview and to the request for the page. */
const ANSWER = { ...VIEW, subject: '', text: '', html: '' }
const title = en.parts['subject'] ?? 'subject'
const english = () => screen.getByLabelText(`${title}: ${en.langs.en}`)
const save = () => screen.getByRole('button', { name: en.save })
const draw = () =>
  renderInPanel(<EmailTemplateDetail kind="welcome" />, { dictionary: { notifications: en }, known: { [CALL]: VIEW } })
const fill = async ({ type }: ReturnType<typeof draw>['user']) => await type(english(), ', friend')
const saving = ({ calls }: ReturnType<typeof answerWith>) =>
  calls.mock.calls.findIndex(([, init]) => init?.method === 'PUT')

// The page requests the preview immediately.
beforeEach(() => void answerWith(answered(ANSWER)))

testServerResponses({ draw, fill, button: save, field: english, path: 'en.subject', call: CALL })

it('the form of e-mail texts saves both languages after a change in one language', async () => {
  const server = answerWith(answered(ANSWER))
  const { user } = draw()
  expect(save().hasAttribute('disabled')).toBe(true)
  await fill(user)
  await user.click(save())
  await waitFor(() => expect(saving(server)).toBeGreaterThanOrEqual(0))
  expect(server.body(saving(server))).toEqual({
    version: 2,
    ru: { subject: 'Добро пожаловать' },
    en: { subject: 'Hello, friend' },
  })
})

it('the form of an e-mail’s texts resets one text or all texts', async () => {
  const { user } = draw()
  await user.click(screen.getByRole('button', { name: en.restoreOf(`${title}, ${en.langs.en}`) }))
  expect(screen.getByDisplayValue('Welcome')).toBe(english())
  await fill(user)
  await user.click(screen.getByRole('button', { name: en.restoreAll }))
  expect(screen.getByDisplayValue('Welcome')).toBe(english())
  expect(save().hasAttribute('disabled')).toBe(false)
})

it('the form for e-mail texts keeps the input if another person saved first', async () => {
  answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }))
  const { user } = draw()
  await fill(user)
  await user.click(save())
  await screen.findByText(en.conflict)
  expect(screen.getByDisplayValue('Hello, friend')).toBe(english())
})
