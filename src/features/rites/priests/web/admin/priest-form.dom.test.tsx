import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en as media } from '#features/platform/media/messages/admin.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  renderInPanel,
  testServerResponses,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { en as errors } from '../../messages/errors.en.ts'
import type { PriestRecord } from '../../schemas.ts'
import { NewPriest, PriestForm } from './priests-page.tsx'

const RITUALS = { '/api/service-cards?lang=en': [{ id: 'homa', name: 'Homa' }] }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

describe('the form for a new priest’s profile', () => {
  const go = vi.fn()
  // If the user has no right to read the list of staff, the form has no choice of accounts.
  const draw = (can = true) =>
    renderInPanel(<NewPriest />, {
      dictionary: { priestsAdmin: en, media },
      known: RITUALS,
      go,
      can: (right: string) => can && right !== 'staff.read',
    })

  testServerResponses({
    draw,
    fill: async (user) => await user.type(field(en.nameEn), 'Gopal Bhatt'),
    button: () => button(en.create),
    field: () => field(en.since),
    path: 'since',
    answer: { id: 'p1' },
  })

  it('shows an error at the field if the year is not a number', async () => {
    const server = answerWith(answered({ id: 'p1' }))
    const { user } = draw()
    await user.type(field(en.since), 'long ago')
    await user.click(button(en.create))
    await waitFor(() => expect(readDescription(field(en.since))).toContain(errors.errors['priests.since']))
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('sends languages and rituals, and then the profile’s page opens', async () => {
    const server = answerWith(answered({ id: 'p1' }))
    const { user } = draw()
    await user.type(field(en.nameEn), 'Gopal Bhatt')
    await user.type(field(en.since), '1998')
    await user.click(field(en.names.sa))
    await user.click(field('Homa'))
    await user.click(field(en.published))
    await user.click(button(en.create))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/priests/p1'))
    expect(server.body()).toMatchObject({
      name: { ru: '', en: 'Gopal Bhatt' },
      since: 1998,
      languages: ['sa'],
      ritualIds: ['homa'],
      portraitId: null,
      accountId: null,
      published: true,
    })
  })

  it('is read-only for a role that may not change the catalogue', () => {
    draw(false)
    expect(button(en.create).hasAttribute('disabled')).toBe(true)
  })
})

describe('a priest’s profile that customers do not see', () => {
  const both = { ru: '', en: '' }
  const HIDDEN: PriestRecord = {
    id: 'p1',
    name: { ru: '', en: 'Gopal Bhatt' },
    school: both,
    place: both,
    text: both,
    since: null,
    languages: [],
    ritualIds: [],
    portraitId: null,
    accountId: null,
    email: null,
    portrait: null,
    gaps: [],
    isSample: false,
    version: 1,
    published: false,
  }
  const draw = (priest: PriestRecord, can = (right: string) => right !== 'staff.read') =>
    renderInPanel(<PriestForm priest={priest} onChanged={() => undefined} />, {
      dictionary: { priestsAdmin: en, media },
      known: RITUALS,
      can,
    })

  it('shows a hint, and one click saves the input and publishes the profile', async () => {
    const server = answerWith(answered({}))
    const { user } = draw(HIDDEN)
    expect(screen.getByText(en.hidden)).toBeTruthy()
    await user.type(field(en.since), '1998')
    await user.click(button(en.show))
    await waitFor(() => expect(server.calls).toHaveBeenCalled())
    expect(server.body()).toMatchObject({ since: 1998, published: true, version: 1 })
  })

  it('stays hidden if staff save it with the Enter key', async () => {
    const server = answerWith(answered({}))
    const { user } = draw(HIDDEN)
    await user.type(field(en.since), '1998{Enter}')
    await waitFor(() => expect(server.calls).toHaveBeenCalled())
    expect(server.body()).toMatchObject({ since: 1998, published: false })
  })

  it('has no publish button for other roles; the hint disappears after publication', () => {
    const { unmount } = draw(HIDDEN, () => false)
    expect(screen.queryByRole('button', { name: en.show })).toBeNull()
    unmount()
    draw({ ...HIDDEN, published: true })
    expect(screen.queryByText(en.hidden)).toBeNull()
  })
})
