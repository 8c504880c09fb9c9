import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, lost, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { QuestionsPage } from './questions-page.tsx'

const QUESTION = {
  id: 'q1',
  lang: 'en',
  email: 'olga@example.com',
  name: '',
  note: 'Which day suits?',
  turns: [{ role: 'visitor', text: 'Hello' }],
  askedAt: '2026-11-28T10:00:00Z',
  answeredAt: null,
  answeredBy: null,
}
const list = (items: object[]) => answered({ items, next: null })
const draw = (can: () => boolean = () => true) =>
  renderInPanel(<QuestionsPage />, { dictionary: { questions: en }, can })

it('staff can read a question with the conversation, and mark the question as answered', async () => {
  const done = { ...QUESTION, answeredAt: '2026-11-28T12:00:00Z', answeredBy: 'admin@example.com' }
  const server = answerWith(list([QUESTION]), answered({}), list([done]))
  const { user } = draw()
  await screen.findByText('Which day suits?')
  expect(screen.getByText('Hello', { exact: false })).toBeTruthy()
  const letter = screen.getByRole('link', { name: en.reply }).getAttribute('href') ?? ''
  expect(decodeURIComponent(letter)).toMatch(/^mailto:olga@example\.com\?subject=.*> Which day suits\?$/s)
  await user.click(screen.getByRole('button', { name: en.done }))
  await waitFor(() => expect(String(server.calls.mock.calls[1]?.[0])).toContain('/api/admin/handoffs/q1/answer'))
  await screen.findByText(/admin@example\.com/)
})

it('a question still waits if the server does not store that it was answered', async () => {
  answerWith(list([QUESTION]), lost(), list([QUESTION]))
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: en.done }))
  await waitFor(() => expect(screen.getByRole('button', { name: en.done }).hasAttribute('disabled')).toBe(false))
})

it('an empty page of questions explains how questions get there', async () => {
  answerWith(list([]))
  draw()
  expect(await screen.findByText(en.empty)).toBeTruthy()
})
