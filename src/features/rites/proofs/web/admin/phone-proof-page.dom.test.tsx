import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { AddressContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en as media } from '#features/platform/media/messages/admin.en.ts'
import { en } from '../../messages/admin.en.ts'
import { en as errors } from '../../messages/errors.en.ts'
import { PhoneProofPage } from './phone-proof-page.tsx'

const ID = 'a'.repeat(32)
const FILE = { id: 'b'.repeat(32), kind: 'image', name: 'fire.jpg', url: '/fire.jpg', alt: { ru: '', en: '' } }
const UPLOAD = { id: 'u1', offset: 3, size: 3, pieceMost: 1000, media: FILE }
const LINE = {
  orderId: ID,
  orderNumber: '#aaaaaaaa',
  lineId: '0',
  ritual: { ru: 'Ягья', en: 'Yagya' },
  initials: 'A. S.',
  status: 'completed',
  performsAt: null,
  lastDay: null,
  priestId: null,
  priests: [{ id: ID, name: 'Ravi', place: '', isListed: true }],
  proofId: null,
  proofState: null,
}

beforeEach(() => localStorage.clear())

/** Opens the page with one file that the server already has. */
async function open(...answers: Parameters<typeof answerWith>) {
  return await openLine({}, ...answers)
}

async function openLine(planned: object, ...answers: Parameters<typeof answerWith>) {
  const server = answerWith(answered(UPLOAD), ...answers)
  const segments = ['proof', ID, '0']
  const { user } = renderInPanel(
    <AddressContext value={{ segments, search: new URLSearchParams(), setSearch: () => undefined }}>
      <PhoneProofPage />
    </AddressContext>,
    { dictionary: { proofs: en, media }, known: { [`/api/admin/missing-proofs/${ID}/0`]: { ...LINE, ...planned } } },
  )
  expect(send().hasAttribute('disabled')).toBe(true)
  expect(readDescription(send())).toContain(en.phone.need)
  await user.upload(
    screen.getByLabelText(en.phone.gallery, { selector: 'input' }),
    new File(['abc'], 'fire.jpg', { type: 'image/jpeg' }),
  )
  await waitFor(() => expect(send().hasAttribute('disabled')).toBe(false))
  await user.type(place(), 'Varanasi')
  return { user, server }
}

const send = () => screen.getByRole('button', { name: en.phone.send })
const place = () => screen.getByLabelText(en.place)

it('the phone report form sends files, place, time, and the note', async () => {
  const { user, server } = await open(answered({ id: 'p1' }))
  await user.type(screen.getByLabelText(en.phone.note), 'Clear flames')
  await user.click(send())
  await screen.findByText(en.phone.done)
  expect(server.body(1)).toMatchObject({
    orderId: ID,
    lineId: '0',
    place: 'Varanasi',
    priestId: ID,
    media: [FILE.id],
    text: { ru: '', en: 'Clear flames' },
  })
})

it('the phone report form suggests the calendar’s time and priest', async () => {
  const gauri = { id: 'd'.repeat(32), name: 'Gauri', place: '', isListed: true }
  const planned = {
    performsAt: '2026-11-27T01:30:00.000Z',
    lastDay: '2026-11-27',
    priestId: gauri.id,
    priests: [...LINE.priests, gauri],
  }
  const { user, server } = await openLine(planned, answered({ id: 'p1' }))
  await user.click(send())
  await screen.findByText(en.phone.done)
  expect(server.body(1)).toMatchObject({ performedAt: planned.performsAt, priestId: gauri.id })
})

it('the phone report form leaves the time empty after the last day', async () => {
  await openLine({ lastDay: '2026-01-14' })
  const time = screen.getByLabelText<HTMLInputElement>(en.performedAt)
  expect(time.value).toBe('')
  expect(readDescription(time)).toMatch(/14\sJanuary\s2026/)
})

it('the phone report form requires a place', async () => {
  const { user, server } = await open(answered({ id: 'p1' }))
  await user.clear(place())
  await user.click(send())
  await waitFor(() => expect(readDescription(place())).toContain(errors.errors['proofs.place']))
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the phone report form shows the server’s errors below their fields', async () => {
  const { user } = await open(refused({ status: 422, errors: [{ path: 'place', message: 'Not there' }] }))
  await user.click(send())
  await waitFor(() => expect(readDescription(place())).toContain('Not there'))
})

it('the phone report form keeps the input after a failed connection and can resend', async () => {
  const { user, server } = await open(lost(), answered({ id: 'p1' }))
  await user.click(send())
  await waitFor(() => expect(document.body.textContent).toContain(panel.notSaved))
  await user.click(send())
  await screen.findByText(en.phone.done)
  expect(server.body(2)).toEqual(server.body(1))
})

it('the phone report form sends one request on a double click', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, server } = await open(() => promise)
  await user.dblClick(send())
  resolve(Response.json({ id: 'p1' }))
  await screen.findByText(en.phone.done)
  expect(server.calls).toHaveBeenCalledTimes(2)
})
