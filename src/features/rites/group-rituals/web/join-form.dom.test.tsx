import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { GroupView } from '../schemas.ts'
import { JoinForm } from './join-form.tsx'

const group: GroupView = {
  id: 'g1',
  ritual: { id: 'ganesha', name: 'Ganesha', description: '', category: null },
  performsAt: '2026-12-01T03:30:00Z',
  closesAt: '2026-11-30T03:30:00Z',
  places: 10,
  left: 5,
  price: 21,
  closed: null,
}

beforeEach(() => localStorage.clear())

function open() {
  const onRefused = vi.fn()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const drawn = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <JoinForm group={group} onRefused={onRefused} />
    </QueryClientProvider>,
    { dictionary: { groups: en } },
  )
  return {
    ...drawn,
    onRefused,
    assign,
    family: screen.getByLabelText(en.family),
    name: screen.getByLabelText(en.name),
    consent: screen.getByRole('checkbox', { name: en.consent.text }),
    join: screen.getByRole('button', { name: en.join('$21') }),
  }
}

it('the join form shows the server’s errors below their fields', async () => {
  const errors = [
    { path: 'family', message: 'Whose names?' },
    { path: 'consent', message: 'Consent is needed' },
  ]
  answerWith(refused({ status: 422, errors }))
  const { user, family, consent, join, onRefused } = open()
  await user.click(join)
  await waitFor(() => expect(readDescription(family)).toContain('Whose names?'))
  expect(readDescription(consent)).toBe('Consent is needed')
  expect(document.activeElement).toBe(family)
  expect(onRefused).not.toHaveBeenCalled()
})

it('the join form loads the group again if somebody took the last place', async () => {
  answerWith(refused({ status: 409, code: 'groups.full', message: 'All places are taken' }))
  const { user, join, onRefused } = open()
  await user.click(join)
  expect((await screen.findByRole('alert')).textContent).toContain('All places are taken')
  expect(onRefused).toHaveBeenCalledOnce()
})

it('the join form keeps input after a failed connection, and remembers the customer', async () => {
  answerWith(lost())
  const { user, family, name, join } = open()
  await user.type(family, 'Anna')
  await user.type(name, 'Anna Smith')
  await user.click(join)
  expect((await screen.findByRole('alert')).textContent).toContain(en.notSent)
  expect(screen.getByDisplayValue('Anna')).toBe(family)
  expect(localStorage.getItem('last-checkout')).toContain('Anna Smith')
})

it('a double click on the join form reserves only one place', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, join, assign } = open()
  await user.dblClick(join)
  answer.resolve(answered({ id: 'o1' })())
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/order/o1'))
  await user.click(join)
  expect(join.getAttribute('aria-busy')).toBe('true')
  expect(server.calls).toHaveBeenCalledOnce()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBeNull())
})

it('the browser asks before typed names are lost, but not before the order’s page', async () => {
  const asksBeforeLeaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  answerWith(answered({ id: 'o1' }))
  const { user, family, join, assign } = open()
  expect(asksBeforeLeaving()).toBe(false)
  await user.type(family, 'Anna')
  expect(asksBeforeLeaving()).toBe(true)
  await user.click(join)
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(asksBeforeLeaving()).toBe(false)
})

it('the join form shows how the typed names will be read', async () => {
  const asked = vi.fn(async (_: string, init?: RequestInit) => {
    const { names } = JSON.parse(init?.body as string) as { names: string[] }
    return Response.json({
      items: names.map((name) => ({ name, devanagari: 'ओल्गा तारासोवा', reading: 'Olgā Tārāsovā' })),
    })
  })
  vi.stubGlobal('fetch', asked)
  const { user, family } = open()
  await user.type(family, 'Olga Tarasova')
  expect(await screen.findByText('Olgā Tārāsovā', {}, { timeout: 3000 })).toBeTruthy()
  expect(asked).toHaveBeenLastCalledWith(
    expect.stringContaining('/api/name-readings'),
    expect.objectContaining({ body: JSON.stringify({ names: ['Olga Tarasova'] }) }),
  )
})
