import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { OwnReview } from '../schemas.ts'
import { ReviewForm } from './review-form.tsx'

const review: OwnReview = {
  state: 'asked',
  rituals: [{ id: 'ganesha', name: 'Ganesha' }],
  ritualId: 'ganesha',
  text: '',
  name: '',
  certified: ['ganesha'],
  showsCertificate: false,
  declineReason: null,
  reply: null,
}

function open() {
  const onChanged = vi.fn()
  const drawn = renderOnPage(<ReviewForm review={review} token="t1" onChanged={onChanged} />, {
    dictionary: { reviews: en },
  })
  return {
    ...drawn,
    onChanged,
    text: screen.getByLabelText(en.text),
    name: screen.getByLabelText(en.name),
    consent: screen.getByRole('checkbox', { name: en.consent }),
    send: screen.getByRole('button', { name: en.send }),
  }
}

it('the review form shows the server’s errors and its own consent error', async () => {
  const errors = [
    { path: 'text', message: 'Too short' },
    { path: 'consent', message: 'No consent' },
  ]
  const server = answerWith(refused({ status: 422, errors }))
  const { user, text, consent, send } = open()
  await user.type(text, 'Good')
  await user.click(send)
  await waitFor(() => expect(readDescription(text)).toContain('Too short'))
  expect(readDescription(consent)).toBe(en.needConsent)
  expect(document.activeElement).toBe(text)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.body()).toEqual({
    text: 'Good',
    name: '',
    ritualId: 'ganesha',
    consent: false,
    showsCertificate: false,
  })
})

it('the review form keeps the input after a failed connection', async () => {
  answerWith(lost())
  const { user, text, send } = open()
  await user.type(text, 'It went well')
  await user.click(send)
  expect((await screen.findByRole('alert')).textContent).toContain(en.failed)
  expect(screen.getByDisplayValue('It went well')).toBe(text)
})

it('the review form sends the review once on a double click', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, name, consent, send, onChanged } = open()
  await user.type(name, 'A.')
  await user.click(consent)
  await user.dblClick(send)
  expect(send.getAttribute('aria-busy')).toBe('true')
  answer.resolve(answered({ ...review, state: 'waiting' })())
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith({ ...review, state: 'waiting' }))
  expect(server.calls).toHaveBeenCalledOnce()
  expect(server.body()).toMatchObject({ name: 'A.', consent: true })
})

it('the review form has a separate, unticked consent box for the certificate number', async () => {
  const server = answerWith(answered({ ...review, state: 'waiting' }))
  const { user, consent, send } = open()
  const show = screen.getByRole('checkbox', { name: en.showCertificate })
  expect(show).toHaveProperty('checked', false)
  await user.click(consent)
  await user.click(show)
  await user.click(send)
  await waitFor(() => expect(server.body()).toMatchObject({ consent: true, showsCertificate: true }))
})
