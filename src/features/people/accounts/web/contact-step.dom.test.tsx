import { screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page-account.en.ts'
import { ContactStep } from './contact-step.tsx'
import { SignInCard } from './sign-in-card.tsx'

const messages = en.signIn
const sent = answered({ channel: 'email', expiresIn: 600, resendIn: 60 })

function open() {
  sessionStorage.clear()
  const onSignedIn = vi.fn(async () => true)
  const drawn = renderOnPage(<SignInCard prefill="" onSignedIn={onSignedIn} />, { dictionary: { account: en } })
  return {
    ...drawn,
    onSignedIn,
    contact: screen.getByLabelText(messages.contact),
    getCode: screen.getByRole('button', { name: messages.getCode }),
  }
}

it('the contact form sends nothing before a contact is typed', () => {
  expect(open().getCode.hasAttribute('disabled')).toBe(true)
})

it('the contact form requests a code, and then the code form appears', async () => {
  const server = answerWith(sent)
  const { user, contact, getCode } = open()
  await user.type(contact, ' anna@example.com ')
  await user.click(getCode)
  await screen.findByLabelText(messages.code)
  expect(server.body()).toEqual({ contact: 'anna@example.com' })
})

it('the contact form shows the server’s error below its field until the text changes', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'contact', message: 'This is neither an e-mail nor a phone' }] }))
  const { user, contact, getCode } = open()
  await user.type(contact, 'anna')
  await user.click(getCode)
  await waitFor(() => expect(readDescription(contact)).toContain('This is neither an e-mail nor a phone'))
  expect(document.activeElement).toBe(contact)
  await user.type(contact, '@')
  await waitFor(() => expect(readDescription(contact)).not.toContain('neither'))
})

it('the contact form still shows the typed text after the connection failed', async () => {
  const server = answerWith(lost(), sent)
  const { user, contact, getCode } = open()
  await user.type(contact, 'anna@example.com')
  await user.click(getCode)
  await waitFor(() => expect(readDescription(contact)).toContain(messages.offline))
  expect(screen.getByDisplayValue('anna@example.com')).toBe(contact)
  await user.click(getCode)
  await screen.findByLabelText(messages.code)
  expect(server.calls).toHaveBeenCalledTimes(2)
})

it('a double click in the contact form sends only one request', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, contact, getCode } = open()
  await user.type(contact, 'anna@example.com')
  await user.dblClick(getCode)
  expect(getCode.getAttribute('aria-busy')).toBe('true')
  answer.resolve(sent())
  await screen.findByLabelText(messages.code)
  expect(server.calls).toHaveBeenCalledOnce()
})

const nothing = async () => undefined
const panel = { href: (to: string) => `/admin-panel${to}`, go: () => undefined }

const draw = (consent?: string | null) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ account: en }}>
      <NavigationContext value={panel}>
        <ContactStep contact="" takeFocus={false} consent={consent} onSend={nothing} />
      </NavigationContext>
    </MessagesProvider>,
  )

it('the link to the privacy page opens a new tab, even in the panel', () => {
  const html = draw()
  const link = /<a href="\/privacy\?lang=en" target="_blank" rel="noopener">(.*?)<\/a>/
  expect(link.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(`${en.signIn.privacy} (opens in a new tab)`)
})

it('without another text, the contact form shows the consent text for customers', () => {
  expect(draw()).toContain(en.signIn.consent)
  const ofOthers = draw('You agree to this.')
  expect(ofOthers).toContain('You agree to this.')
  expect(ofOthers).not.toContain(en.signIn.consent)
  expect(draw(null)).not.toMatch(/agree|<a /)
})
