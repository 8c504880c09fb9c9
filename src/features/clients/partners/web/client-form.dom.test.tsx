import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  renderInPanel,
} from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { ClientForm } from './client-form.tsx'

function open() {
  const onSaved = vi.fn()
  return { ...renderInPanel(<ClientForm onSaved={onSaved} />, { dictionary: { partners: en, profile } }), onSaved }
}

const field = (name: keyof typeof profile.fields) => screen.getByLabelText(profile.fields[name])
const save = () => screen.getByRole('button', { name: en.save })

testServerResponses({
  draw: open,
  fill: async (user) => {
    await user.type(field('firstName'), 'Anna')
    await user.type(field('lastName'), 'Smith')
  },
  button: save,
  field: () => field('lastName'),
  path: 'lastName',
})

it('the client form shows how many fields are wrong, with links to these fields', async () => {
  const server = answerWith(answered({}))
  const { user } = open()
  await user.type(field('email'), 'anna')
  await user.click(save())
  await waitFor(() => expect(readDescription(field('email'))).toContain(profile.faults['accounts.email-invalid']))
  const summary = screen.getAllByRole('alert')[0]
  expect(summary?.textContent).toContain(en.clients.check(3))
  expect(document.activeElement?.contains(summary ?? null)).toBe(true)
  await user.click(screen.getByRole('button', { name: profile.faults['accounts.email-invalid'] }))
  expect(document.activeElement).toBe(field('email'))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the client form formats the birth date, and requires consent to its storage', async () => {
  const server = answerWith(answered({ id: 'c1' }))
  const { user, onSaved } = open()
  await user.type(field('firstName'), 'Anna')
  await user.type(field('lastName'), 'Smith')
  await user.type(field('birthDate'), '01021990')
  await user.click(save())
  const consent = screen.getByRole('checkbox', { name: new RegExp(en.consent.label) })
  await waitFor(() => expect(readDescription(consent)).toBe(en.consent.missing))
  await user.click(consent)
  await waitFor(() => expect(readDescription(consent)).toBe(''))
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 'c1' }))
  expect(server.body()).toMatchObject({ firstName: 'Anna', birthDate: '01.02.1990', lang: 'en', consent: true })
})
