import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { CurrentUser } from '../schemas.ts'
import { ProfileCard } from './profile-card.tsx'

const profile = { id: 'p1', firstName: 'Anna', lastName: 'Smith', birthPlace: '' }
const userWith = (given: boolean) =>
  ({
    id: 'c1',
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Smith',
    account: { consent: { given } },
    profile,
  }) as unknown as CurrentUser

async function open(name: 'firstName' | 'birthPlace' = 'firstName', hasConsented = false) {
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <ProfileCard user={userWith(hasConsented)} onEditAll={() => {}} />
    </QueryClientProvider>,
    { dictionary: { profile: en } },
  )
  const pencil = () => screen.getByRole('button', { name: en.card.change(en.fields[name]) })
  await drawn.user.click(pencil())
  const field = screen.getByLabelText(en.fields[name])
  return { ...drawn, pencil, field, save: screen.getByRole('button', { name: en.card.save }) }
}

it('the profile card opens a field with selected text, and Escape closes the field', async () => {
  const { user: person, field, pencil } = await open()
  expect(document.activeElement).toBe(field)
  await person.keyboard('Maria{Escape}')
  expect(document.activeElement).toBe(pencil())
  await person.click(pencil())
  expect(screen.getByLabelText(en.fields.firstName)).toHaveProperty('value', 'Anna')
})

it('the profile card shows a field’s error without a call to the server', async () => {
  const server = answerWith(answered({}))
  const { user: person, field } = await open()
  await person.keyboard('A{Enter}')
  await waitFor(() => expect(readDescription(field)).toContain(en.faults['accounts.first-name-short']))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the profile card sends only the edited field, with consent if the field needs consent', async () => {
  const server = answerWith(answered({ ...profile, birthPlace: 'Pune' }))
  const { user: person, field, save } = await open('birthPlace')
  await person.type(field, 'Pune')
  await person.click(save)
  const consent = await screen.findByRole('checkbox', { name: en.consent.text })
  await waitFor(() => expect(readDescription(consent)).toBe(en.consent.missingHere))
  await person.click(consent)
  await person.click(save)
  await waitFor(() => expect(screen.queryByLabelText(en.fields.birthPlace)).toBeNull())
  expect(server.body()).toEqual({ birthPlace: 'Pune', consent: true })
})

it('the profile card shows the server’s error even after the field loses the focus', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'firstName', message: 'Not a name' }] }))
  const { user: person, field } = await open()
  await person.keyboard('Maria{Enter}')
  await waitFor(() => expect(readDescription(field)).toBe('Not a name'))
  await person.tab()
  await new Promise((done) => setTimeout(done, 50))
  expect(readDescription(field)).toBe('Not a name')
})

it('the profile card requires consent again if the server has no consent', async () => {
  answerWith(refused({ status: 422, code: 'consent.required', message: 'Consent was withdrawn' }))
  const { user: person, field, save } = await open('birthPlace', true)
  await person.type(field, 'Pune')
  await person.click(save)
  const consent = await screen.findByRole('checkbox', { name: en.consent.text })
  await waitFor(() => expect(readDescription(consent)).toBe('Consent was withdrawn'))
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('the profile card still shows the typed text after the connection failed', async () => {
  answerWith(lost())
  const { user: person, field } = await open()
  await person.keyboard('Maria{Enter}')
  await waitFor(() => expect(readDescription(field)).toContain(en.card.fieldFailed.offline))
  expect(field).toHaveProperty('value', 'Maria')
})

it('a double click in the profile card saves only once', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user: person, save } = await open()
  await person.keyboard('Maria')
  await person.dblClick(save)
  answer.resolve(answered({ ...profile, firstName: 'Maria' })())
  await waitFor(() => expect(screen.queryByRole('button', { name: en.card.save })).toBeNull())
  expect(server.calls).toHaveBeenCalledOnce()
})
