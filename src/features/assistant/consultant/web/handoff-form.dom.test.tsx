import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { HandoffForm } from './handoff-form.tsx'
import { useHandoff } from './use-handoff.ts'

const words = en.handoff

const contacts = { email: 'orders@example.com', messengerLink: 'https://example.com' }

function Panel() {
  const handoff = useHandoff()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        panel
      </button>
      {isOpen && <HandoffForm handoff={handoff} contacts={contacts} onBack={() => {}} />}
    </>
  )
}

function open() {
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <Panel />
    </QueryClientProvider>,
    { dictionary: { catalogue } },
  )
  return {
    ...drawn,
    email: screen.getByLabelText(words.email),
    consent: screen.getByRole('checkbox', { name: words.consent }),
    send: screen.getByRole('button', { name: words.send }),
  }
}

it('the form for questions to staff requires e-mail and consent, and focuses missing fields', async () => {
  const server = answerWith(answered({}))
  const { user, email, consent, send } = open()
  await user.click(send)
  await waitFor(() => expect(readDescription(email)).toContain(words.emailRequired))
  expect(readDescription(consent)).toBe(words.consentRequired)
  expect(document.activeElement).toBe(email)
  await user.type(email, 'anna')
  await waitFor(() => expect(readDescription(email)).toContain(words.emailInvalid))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the form for questions to staff suggests a correction of a mistyped e-mail', async () => {
  const server = answerWith(() => new Response(null, { status: 204 }))
  const { user, email, consent, send } = open()
  await user.type(email, 'anna@gmial.com')
  await user.click(screen.getByRole('button', { name: 'Did you mean anna@gmail.com?' }))
  expect(email).toHaveProperty('value', 'anna@gmail.com')
  await user.click(consent)
  await user.click(send)
  await waitFor(() => expect(server.body()).toMatchObject({ email: 'anna@gmail.com' }))
})

it('the form for questions to staff shows the server’s error below the field', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'email', message: 'No such mailbox' }] }))
  const { user, email, consent, send } = open()
  await user.type(email, 'anna@example.com')
  await user.click(consent)
  await user.click(send)
  await waitFor(() => expect(readDescription(email)).toContain('No such mailbox'))
})

it('the form for questions to staff keeps the typed text after a failed connection', async () => {
  answerWith(lost())
  const { user, email, consent, send } = open()
  await user.type(email, 'anna@example.com')
  await user.click(consent)
  await user.click(send)
  expect((await screen.findByRole('alert')).textContent).toContain(words.failed)
  await user.click(screen.getByText('panel'))
  await user.click(screen.getByText('panel'))
  expect(screen.getByLabelText(words.email)).toHaveProperty('value', 'anna@example.com')
})

it('the form for questions to staff sends one request on a double click', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, email, consent, send } = open()
  await user.type(email, ' anna@example.com')
  await user.click(consent)
  await user.dblClick(send)
  answer.resolve(new Response(null, { status: 204 }))
  await screen.findByText(words.sent('anna@example.com'))
  expect(server.calls).toHaveBeenCalledOnce()
  expect(server.body()).toMatchObject({ email: 'anna@example.com', consent: true, lang: 'en' })
})
