import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import {
  answered,
  answerWith,
  readDescription,
  lost,
  refused,
  renderOnPage,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/page.en.ts'
import { ru } from '../../messages/page.ru.ts'
import type { CurrentUser } from '../../schemas.ts'
import { ProfileForm } from './profile-form.tsx'

/** A new customer who has not given consent. */
const user = {
  id: 'c1',
  email: 'anna@example.com',
  phone: '',
  firstName: '',
  lastName: '',
  account: { consent: { given: false } },
  profile: null,
} as unknown as CurrentUser

function open(lang: 'ru' | 'en' = 'en') {
  const words = lang === 'ru' ? ru : en
  const onSaved = vi.fn()
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <ProfileForm user={user} lastCheckout={null} onSaved={onSaved} />
    </QueryClientProvider>,
    { lang, dictionary: { profile: words } },
  )
  return { ...drawn, onSaved, field: (name: keyof typeof words.fields) => screen.getByLabelText(words.fields[name]) }
}

const submit = () => screen.getByRole('button', { name: en.create.submit })

async function fillNames({ user: person, field }: ReturnType<typeof open>): Promise<void> {
  await person.type(field('firstName'), 'Anna')
  await person.type(field('lastName'), 'Smith')
}

it.each([
  ['en', en],
  ['ru', ru],
] as const)(
  'the profile form requires both names (%s), and its error summary links to the fields',
  async (lang, words) => {
    const server = answerWith(answered({}))
    const { user: person, field } = open(lang)
    await person.click(screen.getByRole('button', { name: words.create.submit }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(words.faults.title(2))
    expect(document.activeElement?.contains(summary)).toBe(true)
    expect(readDescription(field('firstName'))).toContain(words.faults['accounts.first-name-short'])
    await person.click(summary.querySelectorAll('button')[1] ?? summary)
    expect(document.activeElement).toBe(field('lastName'))
    expect(server.calls).not.toHaveBeenCalled()
  },
)

it('the profile form checks a field when the customer leaves the field, not during typing', async () => {
  const { user: person, field } = open()
  await person.click(field('firstName'))
  await person.tab()
  expect(field('firstName').getAttribute('aria-invalid')).toBeNull()
  await person.type(field('firstName'), 'A')
  expect(field('firstName').getAttribute('aria-invalid')).toBeNull()
  await person.tab()
  await waitFor(() => expect(readDescription(field('firstName'))).toContain(en.faults['accounts.first-name-short']))
  await person.type(field('firstName'), 'nna')
  await waitFor(() => expect(field('firstName').getAttribute('aria-invalid')).toBeNull())
})

it('the profile form requires consent for a birth date and sends the consent', async () => {
  const server = answerWith(answered({ id: 'p1', firstName: 'Anna', lastName: 'Smith' }))
  const form = open()
  await fillNames(form)
  await form.user.type(form.field('birthDate'), '05041986')
  await form.user.click(submit())
  const consent = await screen.findByRole('checkbox', { name: en.consent.text })
  await waitFor(() => expect(readDescription(consent)).toBe(en.consent.missing))
  expect(server.calls).not.toHaveBeenCalled()
  await form.user.click(consent)
  await form.user.click(submit())
  await waitFor(() => expect(form.onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toMatchObject({ firstName: 'Anna', birthDate: '05.04.1986', consent: true })
})

it('the profile form shows the server’s error below the field', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'email', message: 'This address is taken' }] }))
  const form = open()
  await fillNames(form)
  await form.user.click(submit())
  await waitFor(() => expect(readDescription(form.field('email'))).toContain('This address is taken'))
  expect(screen.getByRole('alert').textContent).toContain('Refused')
})

it('the profile form still shows the typed text after the connection failed', async () => {
  answerWith(lost())
  const form = open()
  await fillNames(form)
  await form.user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.failed.text))
  expect(screen.getByDisplayValue('Smith')).toBe(form.field('lastName'))
})

it('a double click in the profile form saves only once', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const form = open()
  await fillNames(form)
  await form.user.dblClick(submit())
  answer.resolve(Response.json({ id: 'p1', firstName: 'Anna', lastName: 'Smith' }))
  await waitFor(() => expect(form.onSaved).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})
