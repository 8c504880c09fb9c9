import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as errorsEn } from '../../messages/errors.en.ts'
import { ru as errorsRu } from '../../messages/errors.ru.ts'
import { en } from '../../messages/admin.en.ts'
import { ru } from '../../messages/admin.ru.ts'
import type { SettingsView } from '../../schemas.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  descriptionOf,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { ContactsForm } from './contacts-form.tsx'

const contacts = {
  providerEmail: 'questions@example.com',
  ordersEmail: 'orders@example.com',
  messengerHandle: '@shop',
  messengerLink: 'https://t.me/shop',
}
const usual = { ...contacts, providerEmail: 'usual@example.com' }

function open({ lang = 'en', can = true }: { lang?: 'ru' | 'en'; can?: boolean } = {}) {
  const onDone = vi.fn()
  // The form reads only these parts of the settings.
  const view = { version: 3, contacts, defaults: { contacts: usual } } as SettingsView
  const drawn = renderInPanel(<ContactsForm view={view} onDone={onDone} />, {
    lang,
    can: () => can,
    dictionary: { settingsAdmin: lang === 'ru' ? ru : en },
  })
  const words = lang === 'ru' ? ru : en
  return {
    ...drawn,
    onDone,
    email: screen.getByLabelText(words.providerEmail),
    link: screen.getByLabelText(words.messengerLink),
    save: screen.queryByRole('button', { name: words.save }),
  }
}

const press = async ({ user, save }: ReturnType<typeof open>) => await user.click(save ?? document.body)

it('sends the section with the version it was read in', async () => {
  const server = answerWith(answered({}))
  const form = open()
  await form.user.clear(form.email)
  await form.user.type(form.email, 'new@example.com')
  await press(form)
  expect(server.body()).toEqual({ version: 3, contacts: { ...contacts, providerEmail: 'new@example.com' } })
  expect(form.onDone).toHaveBeenCalledOnce()
})

it('sends the environment’s value for an empty field', async () => {
  const server = answerWith(answered({}))
  const form = open()
  await form.user.clear(form.email)
  await press(form)
  expect(server.body()).toMatchObject({ contacts: { providerEmail: 'usual@example.com' } })
})

it.each([
  ['en', errorsEn.errors],
  ['ru', errorsRu.errors],
] as const)('shows the error in the reader’s language (%s), and makes no call', async (lang, errors) => {
  const server = answerWith(answered({}))
  const form = open({ lang })
  await form.user.clear(form.email)
  await form.user.type(form.email, 'nobody')
  await form.user.clear(form.link)
  await form.user.type(form.link, 'http://t.me/shop')
  await press(form)
  await waitFor(() => expect(descriptionOf(form.email)).toContain(errors['settings.email']))
  expect(descriptionOf(form.link)).toContain(errors['settings.link'])
  expect(document.activeElement).toBe(form.email)
  expect(server.calls).not.toHaveBeenCalled()
})

it('removes an error as soon as the field is valid', async () => {
  answerWith(answered({}))
  const form = open()
  await form.user.clear(form.email)
  await form.user.type(form.email, 'nobody')
  await press(form)
  await waitFor(() => expect(form.email.getAttribute('aria-invalid')).toBe('true'))
  await form.user.type(form.email, '@example.com')
  await waitFor(() => expect(form.email.getAttribute('aria-invalid')).toBeNull())
})

it('shows the server’s refusal, under its field or for the whole form', async () => {
  answerWith(
    refused({
      status: 422,
      message: 'Check the fields',
      errors: [
        { path: 'contacts.ordersEmail', message: 'This address cannot receive mail' },
        { path: 'legal.email', message: 'Something else is wrong' },
      ],
    }),
  )
  const form = open()
  await press(form)
  await waitFor(() =>
    expect(descriptionOf(screen.getByLabelText(en.ordersEmail))).toContain('This address cannot receive mail'),
  )
  expect(screen.getByRole('alert').textContent).toContain('Check the fields Something else is wrong')
  expect(document.activeElement).toBe(screen.getByLabelText(en.ordersEmail))
})

it('keeps the input when the connection is lost, and saves it at the next press', async () => {
  const server = answerWith(lost(), answered({}))
  const form = open()
  await form.user.clear(form.email)
  await form.user.type(form.email, 'new@example.com')
  await press(form)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(panel.notSaved))
  expect(screen.getByDisplayValue('new@example.com')).toBe(form.email)
  await press(form)
  await waitFor(() => expect(form.onDone).toHaveBeenCalledOnce())
  expect(server.body(1)).toMatchObject({ contacts: { providerEmail: 'new@example.com' } })
})

it('makes one call for a double press', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const form = open()
  await form.user.dblClick(form.save ?? document.body)
  expect(form.save?.getAttribute('aria-busy')).toBe('true')
  answer.resolve(Response.json({}))
  await waitFor(() => expect(form.onDone).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})

it('keeps the input when somebody else saved first, and offers the current values', async () => {
  answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }))
  const form = open()
  await form.user.type(form.email, '.org')
  await press(form)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.conflict))
  expect(screen.getByDisplayValue('questions@example.com.org')).toBe(form.email)
  await form.user.click(screen.getByRole('button', { name: en.showCurrent }))
  expect(form.onDone).toHaveBeenCalledOnce()
})

it('is disabled for a role that may not change settings', () => {
  const form = open({ can: false })
  expect(form.email.hasAttribute('disabled')).toBe(true)
  expect(form.save).toBeNull()
})
