import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  descriptionOf,
  itAnswersForTheServer,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import type { CalendarDayView } from '../../schemas.ts'
import { DayForm } from './day-dialog.tsx'
import { PriestsPage } from './priests-page.tsx'
import { SpellingDialog } from './spelling-dialog.tsx'

const dictionary = { calendar: en }
const nothing = () => undefined
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

describe('a day', () => {
  // The form reads only these parts of a day.
  const DAY = {
    date: '2026-12-20',
    place: 'Varanasi',
    note: '',
    version: 2,
    tithi: { name: 'Navami' },
    nakshatra: 'Rohini',
    festival: null,
    performances: [],
    conflicts: [],
    capacity: [],
    about: [],
  } as unknown as CalendarDayView
  const draw = () =>
    renderInPanel(<DayForm day={DAY} onClose={nothing} onSaved={nothing} onChoose={nothing} />, { dictionary })
  const place = () => field(en.day.place)
  const save = () => button(en.dialog.save)

  itAnswersForTheServer({
    draw,
    fill: async ({ type }) => await type(place(), ', at the ghat'),
    button: save,
    field: place,
    path: 'place',
  })

  it('shows what somebody else has written about it', async () => {
    const present = { place: 'Haridwar', note: '', version: 3 }
    answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }))
    const { user } = draw()
    await user.click(save())
    await waitFor(() => expect(document.body.textContent).toContain('Changed meanwhile'))
    expect(screen.getByText('Haridwar')).toBeTruthy()
    expect(screen.getByDisplayValue('Varanasi')).toBe(place())
  })
})

describe('the capacity of a priest', () => {
  const PRIEST = { id: 'p1', name: 'Ravi', staffRole: 'priest', capacity: 3, version: 1, feedMadeAt: null }
  const draw = () =>
    renderInPanel(<PriestsPage />, { dictionary, known: { '/api/admin/priests': { items: [PRIEST] } } })
  const capacity = () => field(`${en.priests.capacity}: Ravi`)
  const save = () => button(en.priests.save)
  const change = async ({ clear, type }: ReturnType<typeof draw>['user']) => {
    await clear(capacity())
    await type(capacity(), '4')
  }

  itAnswersForTheServer({
    draw,
    fill: change,
    button: save,
    field: capacity,
    path: 'capacity',
    call: '/api/admin/priests/p1',
  })

  it('is a number within limits', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.clear(capacity())
    await user.type(capacity(), '100000')
    await user.click(save())
    await waitFor(() => expect(capacity().getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('is not zero when the field is empty', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.clear(capacity())
    await user.click(save())
    await waitFor(() => expect(descriptionOf(capacity())).toContain(errorSentences.en['http.field-not-number']))
    expect(server.calls).not.toHaveBeenCalled()
  })
})

describe('the spelling of a name', () => {
  const say = en.sankalpa.spelling
  const WORDS = [
    { name: 'Olga', latin: 'Olga', devanagari: 'ओल्गा', version: 0 },
    { name: 'Anna', latin: 'Anna', devanagari: 'आन्ना', version: 1 },
  ]
  const onClose = vi.fn()
  beforeEach(() => onClose.mockClear())
  const draw = () => renderInPanel(<SpellingDialog words={WORDS} onClose={onClose} onSaved={nothing} />, { dictionary })
  const latin = (place: number) => screen.getAllByLabelText(say.latin)[place] ?? document.body
  const first = () => latin(0)
  const second = () => latin(1)

  it('is sent only for changed words', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.type(second(), 'h')
    await user.click(button(say.save))
    await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ ...WORDS[1], latin: 'Annah' })
  })

  it('is saved word by word: after a failure only the rest is sent again', async () => {
    const server = answerWith(answered({ version: 1 }), lost(), answered({ version: 2 }))
    const { user } = draw()
    await user.type(first(), 'h')
    await user.type(second(), 'h')
    await user.click(button(say.save))
    await waitFor(() => expect(document.body.textContent).toContain(panel.notSaved))
    await user.click(button(say.save))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.calls.mock.calls.map((_, place) => server.body(place))).toEqual([
      { ...WORDS[0], latin: 'Olgah' },
      { ...WORDS[1], latin: 'Annah' },
      { ...WORDS[1], latin: 'Annah' },
    ])
  })

  it('overwrites somebody else’s spelling only after the conflict was shown', async () => {
    const present = { ...WORDS[1], latin: 'Annaa', version: 7 }
    const server = answerWith(
      refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }),
      answered({ ...present, version: 8 }),
    )
    const { user } = draw()
    await user.type(second(), 'h')
    await user.click(button(say.save))
    await waitFor(() => expect(document.body.textContent).toContain('Changed meanwhile'))
    await user.click(button(say.save))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.body(1)).toEqual({ ...WORDS[1], latin: 'Annah', version: 7 })
  })

  it('consists of letters', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.type(second(), '1')
    await user.click(button(say.save))
    await waitFor(() => expect(second().getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })
})
