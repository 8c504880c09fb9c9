import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { en as errors } from '../../messages/errors.en.ts'
import { ProofReview } from './proof-detail.tsx'

const ID = 'a'.repeat(32)
const CALL = `/api/admin/proofs/${ID}`
const PRIEST = { id: ID, name: 'Ravi' }
const PROOF = {
  id: ID,
  state: 'draft',
  orderId: ID,
  orderNumber: '#aaaaaaaa',
  lineId: '0',
  ritual: { ru: 'Ягья', en: 'Yagya' },
  initials: 'A. S.',
  performedAt: '2026-11-26T03:45:00.000Z',
  place: 'Varanasi',
  priest: PRIEST,
  priests: [{ ...PRIEST, place: 'Varanasi', isListed: true }],
  text: { ru: '', en: '' },
  media: [{ id: 'b'.repeat(32), kind: 'image', name: 'fire.jpg', url: '/fire.jpg', alt: { ru: '', en: '' } }],
  version: 1,
  createdAt: '2026-11-26T04:00:00.000Z',
  publishedAt: null,
  token: null,
  number: null,
  visibility: 'initials',
  earlyUntil: null,
  entries: [],
}
const FILE = { id: 'c'.repeat(32), kind: 'image', name: 'ghat.jpg', url: '/ghat.jpg', alt: { ru: '', en: '' } }

describe('the form for a draft report', () => {
  const draw = () =>
    renderInPanel(<ProofReview id={ID} />, {
      dictionary: { proofs: en, media: { upload: {} } },
      // The archive is not a part of these tests, so its answer is empty.
      known: { [CALL]: PROOF, [`${CALL}/archive`]: null },
    })
  const place = () => screen.getByLabelText(en.place)
  const save = () => screen.getByRole('button', { name: en.save })

  testServerResponses({
    draw,
    fill: async ({ type }) => await type(place(), ', at the ghat'),
    button: save,
    field: place,
    path: 'place',
    answer: PROOF,
  })

  it('requires a place and a file', async () => {
    const server = answerWith(answered(PROOF))
    const { user } = draw()
    expect(save().hasAttribute('disabled')).toBe(true)
    await user.clear(place())
    await user.click(screen.getByRole('button', { name: en.removeFile('fire.jpg') }))
    await user.click(save())
    await waitFor(() => expect(readDescription(place())).toContain(errors.errors['proofs.place']))
    expect(document.body.textContent).toContain(errors.errors['proofs.media'])
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('sends all fields, the files and the version that it loaded', async () => {
    const server = answerWith(answered(PROOF))
    const { user } = draw()
    await user.type(screen.getByLabelText(en.noteEn), 'With clear flames')
    await user.click(save())
    await waitFor(() => expect(server.calls).toHaveBeenCalled())
    expect(server.body()).toEqual({
      performedAt: PROOF.performedAt,
      place: 'Varanasi',
      priestId: ID,
      media: ['b'.repeat(32)],
      text: { ru: '', en: 'With clear flames' },
      version: 1,
    })
  })

  it('keeps the input after a conflict, and saves it on the next click', async () => {
    const theirs = { ...PROOF, version: 2, text: { ru: 'Слово', en: '' }, media: [...PROOF.media, FILE] }
    const conflict = { status: 409, code: 'conflict.version', message: 'Changed meanwhile' }
    const server = answerWith(refused(conflict), answered(theirs), answered(theirs))
    const { user } = draw()
    await user.type(place(), ', at the ghat')
    await user.click(save())
    await waitFor(() => expect(document.body.textContent).toContain(FILE.name))
    expect(document.body.textContent).toContain('Changed meanwhile')
    expect(screen.getByDisplayValue('Varanasi, at the ghat')).toBe(place())
    await user.click(save())
    await waitFor(() => expect(server.calls.mock.calls.length).toBeGreaterThan(2))
    expect(server.body(2)).toMatchObject({
      place: 'Varanasi, at the ghat',
      text: theirs.text,
      media: ['b'.repeat(32), FILE.id],
      version: 2,
    })
  })
})

it('the first publication says that staff confirm what the priest read', async () => {
  const { user } = renderInPanel(<ProofReview id={ID} />, {
    dictionary: { proofs: en, media: { upload: {} } },
    known: { [CALL]: PROOF, [`${CALL}/archive`]: null },
  })
  await user.click(screen.getByRole('button', { name: en.publish }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('you confirm that the priest read them so')
})

it('the publication of a long ritual asks about an empty diary', async () => {
  const draw = async (known: object) => {
    const { user, unmount } = renderInPanel(<ProofReview id={ID} />, {
      dictionary: { proofs: en, media: { upload: {} } },
      known: { [CALL]: { ...PROOF, ...known }, [`${CALL}/archive`]: null },
    })
    await user.click(screen.getByRole('button', { name: en.publish }))
    const { textContent } = await screen.findByRole('dialog')
    unmount()
    return textContent
  }
  const entry = { id: ID, day: '2026-11-20', note: { ru: '', en: 'Clear' }, media: [] }
  expect(await draw({ scheduledDays: 28 })).toContain('its diary is empty')
  expect(await draw({ scheduledDays: 28, entries: [entry] })).not.toContain('its diary is empty')
  expect(await draw({ scheduledDays: 7 })).not.toContain('its diary is empty')
})

describe('the form that publishes a report again', () => {
  const publishAgain = async ({ untick }: { untick: boolean }) => {
    const known = { [CALL]: { ...PROOF, publishedAt: '2026-11-26T05:00:00.000Z' }, [`${CALL}/archive`]: null }
    const server = answerWith(answered(PROOF))
    const { user } = renderInPanel(<ProofReview id={ID} />, {
      dictionary: { proofs: en, media: { upload: {} } },
      known,
    })
    await user.click(screen.getByRole('button', { name: en.publish }))
    const dialog = within(await screen.findByRole('dialog'))
    if (untick) await user.click(dialog.getByRole('checkbox', { name: en.tellAgain }))
    await user.click(dialog.getByRole('button', { name: en.publish }))
    await waitFor(() => expect(server.calls).toHaveBeenCalled())
    return server.body()
  }

  it('requests an e-mail to the customer if the box is ticked', async () => {
    expect(await publishAgain({ untick: false })).toMatchObject({ tell: true, names: 'kept' })
  })

  it.each([
    ['again', '2026-11-26T05:00:00.000Z', { names: 'plan' }],
    ['for the first time', null, {}],
  ])('asks which names to show if names changed, %s', async (_, publishedAt, sent) => {
    const namesChangedAt = '2026-11-27T03:45:00.000Z'
    const known = { [CALL]: { ...PROOF, publishedAt, namesChangedAt }, [`${CALL}/archive`]: null }
    const server = answerWith(answered(PROOF))
    const { user } = renderInPanel(<ProofReview id={ID} />, {
      dictionary: { proofs: en, media: { upload: {} } },
      known,
    })
    await user.click(screen.getByRole('button', { name: en.publish }))
    const dialog = within(await screen.findByRole('dialog'))
    const yes = dialog.getByRole('button', { name: en.publish })
    expect(yes).toHaveProperty('disabled', true)
    if (publishedAt === null) await user.click(dialog.getByRole('checkbox', { name: en.namesConfirmed }))
    else await user.selectOptions(dialog.getByLabelText(en.whichNames), en.namesOfPlan)
    await user.click(yes)
    await waitFor(() => expect(server.calls).toHaveBeenCalled())
    expect(server.body()).toMatchObject({ ...sent, namesChangedAt })
  })

  it('does not request an e-mail to the customer if the box is unticked', async () => {
    expect(await publishAgain({ untick: true })).toMatchObject({ tell: false })
  })
})

it('the publication dialog shows the calendar’s day and priest if the report differs', async () => {
  const known = {
    [CALL]: { ...PROOF, calendar: { day: '2026-11-25', priest: 'Gauri' } },
    [`${CALL}/archive`]: null,
  }
  const { user } = renderInPanel(<ProofReview id={ID} />, { dictionary: { proofs: en, media: { upload: {} } }, known })
  await user.click(screen.getByRole('button', { name: en.publish }))
  const text = (await screen.findByRole('dialog')).textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain(en.otherDay('26 November 2026', '25 November 2026'))
  expect(text).toContain(en.otherPriest('Ravi', 'Gauri'))
})

it('the publication form tells staff to call a customer without an e-mail address', async () => {
  const phone = '+79161234567'
  const known = {
    [CALL]: { ...PROOF, isEmailed: false },
    [`${CALL}/archive`]: null,
    [`/api/admin/orders/${PROOF.orderId}`]: { customer: { phone } },
  }
  const { user } = renderInPanel(<ProofReview id={ID} />, { dictionary: { proofs: en, media: { upload: {} } }, known })
  await user.click(screen.getByRole('button', { name: en.publish }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(phone).getAttribute('href')).toBe(`tel:${phone}`)
  expect(dialog.queryByText(en.publishMail)).toBeNull()
})
