import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { ru as profileRu } from '#features/people/profiles/messages/page.ru.ts'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answerReadings } from '../../../../../test/name-readings.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { ru } from '../messages/page.ru.ts'
import { PlanFields } from './plan-form.tsx'

vi.mock('./month-calendar.tsx', () => ({ MonthCalendar: () => null }))
vi.mock('./lunar-day-line.tsx', () => ({ LunarDayLine: () => null }))

const customer = {
  id: 'c1',
  email: 'anna@example.com',
  account: { consent: { given: true } },
  profile: null,
} as unknown as CurrentUser

function open({ hasConsented = true, lang = 'en' }: { hasConsented?: boolean; lang?: 'ru' | 'en' } = {}) {
  const words = lang === 'ru' ? ru : en
  const onSaved = vi.fn()
  const user = { ...customer, account: { ...customer.account, consent: { given: hasConsented } } } as CurrentUser
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <PlanFields user={user} plan={null} rituals={[]} today="2026-11-28" onSaved={onSaved} />
    </QueryClientProvider>,
    { lang, dictionary: { plans: words, profile: lang === 'ru' ? profileRu : profile } },
  )
  return {
    ...drawn,
    onSaved,
    date: screen.getByLabelText(words.form.date),
    wishes: screen.getByLabelText(words.form.wishes),
    add: screen.getByRole('button', { name: words.form.add }),
    save: screen.getByRole('button', { name: words.form.save }),
  }
}

it('the plan form shows an error and sends nothing without a valid day', async () => {
  const server = answerWith(answered({}))
  const { user, date, save } = open()
  await user.type(date, '01012020')
  expect(readDescription(date)).toContain(en.faults['plans.start-date-past'])
  await user.click(save)
  await user.type(date, '{Enter}')
  expect(server.calls).not.toHaveBeenCalled()
  expect(screen.getByText(en.form.needsLaterDate)).toBeDefined()
})

it.each([
  ['en', en],
  ['ru', ru],
] as const)('the plan form shows errors beside the participant (%s) and ignores blank rows', async (lang, words) => {
  const server = answerWith(answered({}))
  const { user, date, add, save } = open({ lang })
  await user.type(date, '31122027')
  await user.click(add)
  await user.click(add)
  await user.type(screen.getAllByLabelText(words.form.lastName)[1] ?? add, 'Smith')
  await user.click(save)
  const name = await screen.findByLabelText(words.form.firstName)
  await waitFor(() => expect(readDescription(name)).toContain(words.faults['plans.participant-name']))
  const summary = screen.getAllByRole('alert')[0]
  expect(summary?.textContent).toContain(words.notSaved(1))
  expect(document.activeElement?.contains(summary ?? null)).toBe(true)
  await user.click(summary?.querySelector('button') ?? save)
  expect(document.activeElement).toBe(name)
  await user.type(name, 'Anna')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull())
  expect(server.calls).not.toHaveBeenCalled()
})

it('the plan form accepts days in English words, and reports ambiguous digits', async () => {
  const { user, date, add } = open()
  await user.type(date, '14 March 2027')
  await user.tab()
  expect(date).toHaveProperty('value', '14.03.2027')
  await user.clear(date)
  await user.type(date, '3/4/2027')
  expect(readDescription(date)).toContain(en.faults['plans.start-date-order'])
  await user.click(add)
  const birth = screen.getByLabelText(en.form.birthDate)
  await user.type(birth, '3/14/1941')
  await user.type(screen.getByLabelText(en.form.birthTime), '7.30 am')
  await user.tab()
  expect(birth).toHaveProperty('value', '14.03.1941')
  expect(readDescription(birth)).toContain('14\u00a0March\u00a01941')
  expect(screen.getByLabelText(en.form.birthTime)).toHaveProperty('value', '07:30')
})

it('the plan form shows the consent box from the start', () => {
  open({ hasConsented: false })
  expect(screen.getByRole('checkbox', { name: profile.consent.text })).toBeDefined()
})

it('the plan form requires consent for a wish', async () => {
  const server = answerWith(answered({ startDate: '2027-12-31' }))
  const { user, date, wishes, save, onSaved } = open({ hasConsented: false })
  await user.type(date, '31122027')
  await user.type(wishes, 'Health')
  await user.click(save)
  const consent = screen.getByRole('checkbox', { name: profile.consent.text })
  await waitFor(() => expect(readDescription(consent)).toBe(en.consentMissing))
  await user.click(consent)
  await user.click(save)
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ startDate: '2027-12-31' }, true))
  expect(server.body()).toMatchObject({ startDate: '2027-12-31', specialWishes: 'Health', consent: true })
})

it('the plan form also saves names that are still in the paste field', async () => {
  const server = answerWith(answered({ startDate: '2027-12-31' }))
  const { user, date, save, onSaved } = open()
  await user.type(date, '31122027')
  await user.click(screen.getByRole('button', { name: en.form.paste }))
  await user.type(screen.getByLabelText(en.form.pasteLabel), 'Olga{Enter}Boris Ivanov')
  await user.click(save)
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(server.body()).toMatchObject({ participants: 'Olga, , ,\nBoris, Ivanov, ,' })
})

it('the plan form also saves corrected readings that are still being typed', async () => {
  const server = answerWith(answered({ startDate: '2027-12-31' }))
  answerReadings()
  const { user, date, add, save, onSaved } = open()
  await user.type(date, '31122027')
  for (const name of ['Anna', 'Olga']) {
    await user.click(add)
    await user.type(screen.getAllByLabelText(en.form.firstName).at(-1) ?? add, name)
    await user.tab()
    await user.click(await screen.findByRole('button', { name: en.readings.correctOf(name) }))
    await user.type(screen.getByLabelText(en.readings.said(name)), 'Ni')
  }
  await user.click(save)
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const readings = ['Anna', 'Olga'].map((name) => ({ name, devanagari: 'नि' }))
  expect(server.body()).toMatchObject({ participants: 'Anna, , ,\nOlga, , ,', readings })
})

it('the plan form shows the server’s errors beside the correct participant', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'participants.0.firstName', message: 'Not a name' }] }))
  const { user, date, add, save } = open()
  await user.type(date, '31122027')
  await user.click(add)
  await user.type(screen.getByLabelText(en.form.firstName), 'Anna')
  await user.click(save)
  await waitFor(() => expect(readDescription(screen.getByLabelText(en.form.firstName))).toContain('Not a name'))
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain(en.safe)
})

it('the plan form still shows the typed text after the connection failed', async () => {
  answerWith(lost())
  const { user, date, wishes, save } = open()
  await user.type(date, '31122027')
  await user.type(wishes, 'Health')
  await user.click(save)
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toContain(en.safe))
  expect(wishes).toHaveProperty('value', 'Health')
})

it('a double click in the plan form saves only once', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, date, save, onSaved } = open()
  await user.type(date, '31122027')
  await user.dblClick(save)
  answer.resolve(answered({ startDate: '2027-12-31' })())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the plan form stores who has died, by a tick or by words beside the name', async () => {
  const server = answerWith(answered({ startDate: '2027-12-31' }))
  const { user, date, add, save, onSaved } = open()
  await user.type(date, '31122027')
  await user.click(add)
  await user.type(screen.getByLabelText(en.form.firstName), 'Anna')
  await user.click(screen.getByRole('checkbox', { name: en.form.isDeparted }))
  await user.click(add)
  const rows = () => screen.getAllByRole('group', { name: /^Participant \d/ })
  const second = within(rows()[1] ?? add)
  await user.type(second.getByLabelText(en.form.firstName), 'Harold')
  await user.type(second.getByLabelText(en.form.lastName), 'Hill, in memory')
  await user.tab()
  expect(second.getByLabelText(en.form.lastName)).toHaveProperty('value', 'Hill')
  expect(second.getByRole('checkbox')).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: en.form.paste }))
  await user.type(screen.getByLabelText(en.form.pasteLabel), 'Rose Hill (my late mother){Enter}Olga')
  await user.click(screen.getByRole('button', { name: en.form.pasteRead(2) }))
  expect(rows().map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked)).toEqual([
    true,
    true,
    true,
    false,
  ])
  await user.click(within(rows()[0] ?? add).getByRole('checkbox'))
  await user.click(save)
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(server.body()).toMatchObject({
    participants: 'Anna, , ,\nHarold, Hill, , , , in memory\nRose, Hill, , , , in memory\nOlga, , ,',
  })
})

it.each([
  ['the tick', 'checkbox'],
  ['its words', 'label'],
] as const)('a click on %s straight after typing “(died)” leaves the person ticked', async (_, target) => {
  const { user, add } = open()
  await user.click(add)
  await user.type(screen.getByLabelText(en.form.lastName), 'Hill (died)')
  const tick = screen.getByRole('checkbox', { name: en.form.isDeparted })
  await user.click(target === 'label' ? screen.getByText(en.form.isDeparted) : tick)
  expect(screen.getByLabelText(en.form.lastName)).toHaveProperty('value', 'Hill')
  expect(tick).toHaveProperty('checked', true)
  await user.keyboard(' ')
  expect(tick).toHaveProperty('checked', false)
  await user.click(tick)
  await user.click(tick)
  expect(tick).toHaveProperty('checked', false)
})
