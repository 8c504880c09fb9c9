import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { ru } from '../../messages/admin.ru.ts'
import { en as errors } from '../../messages/errors.en.ts'
import type { AdminGroupDetail } from '../../schemas.ts'
import { GroupDetail } from './group-detail.tsx'
import { NewGroup } from './group-form.tsx'

const CALL = '/api/admin/group-rituals'
const field = (name: 'ritual' | 'performsAt' | 'closesAt' | 'places' | 'price') => screen.getByLabelText(en[name])
const button = (name: string) => screen.getByRole('button', { name })
const type = (name: 'performsAt' | 'closesAt', value: string) => fireEvent.change(field(name), { target: { value } })

const GROUP: AdminGroupDetail = {
  id: 'g1',
  ritual: { id: 'homa', name: 'Homa' },
  performsAt: '2026-12-20T01:30:00Z',
  closesAt: '2026-12-19T01:30:00Z',
  places: 108,
  price: 51,
  taken: 0,
  paid: 0,
  proved: 0,
  closed: null,
  version: 1,
  families: [],
}

describe('a new group ritual', () => {
  const go = vi.fn()
  const draw = (can = true) =>
    renderInPanel(<NewGroup />, {
      dictionary: { groups: en },
      known: { '/api/service-cards?lang=en': [{ id: 'homa', name: 'Homa' }] },
      go,
      can: () => can,
    })
  async function fill(user: ReturnType<typeof draw>['user']): Promise<void> {
    await user.selectOptions(field('ritual'), 'homa')
    type('performsAt', '2026-12-20T07:00')
    type('closesAt', '2026-12-19T07:00')
    await user.type(field('price'), '51')
  }

  testServerResponses({
    draw,
    fill,
    button: () => button(en.create),
    field: () => field('price'),
    path: 'price',
    answer: { id: 'g1' },
  })

  it('needs a ritual, its times and a price', async () => {
    const server = answerWith(answered({ id: 'g1' }))
    const { user } = draw()
    await user.click(button(en.create))
    await waitFor(() => expect(readDescription(field('ritual'))).toContain(errors.errors['groups.ritual']))
    expect(readDescription(field('performsAt'))).toContain(errors.errors['groups.day'])
    expect(readDescription(field('price'))).toContain(errors.errors['groups.price'])
    expect(document.activeElement).toBe(field('ritual'))
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('is sent with times in UTC, and then its page opens', async () => {
    const server = answerWith(answered({ id: 'g1' }))
    const { user } = draw()
    await fill(user)
    await user.click(button(en.create))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/groups/g1'))
    expect(server.body()).toEqual({
      serviceId: 'homa',
      performsAt: new Date('2026-12-20T07:00').toISOString(),
      closesAt: new Date('2026-12-19T07:00').toISOString(),
      places: 30,
      price: 51,
    })
  })

  it('is read-only for a role that may not change group rituals', () => {
    draw(false)
    expect(field('price').hasAttribute('disabled')).toBe(true)
    expect(button(en.create).hasAttribute('disabled')).toBe(true)
  })
})

describe('a group ritual that customers can order', () => {
  const draw = (families: AdminGroupDetail['families'] = []) =>
    renderInPanel(<GroupDetail id="g1" />, {
      dictionary: { groups: en },
      known: { [`${CALL}/g1?lang=en`]: { ...GROUP, families } },
    })
  const family = (orderId: string, status: string, isEmailed = true) => ({
    orderId,
    number: `#${orderId}`,
    status,
    names: ['Anna'],
    namesGiven: ['Anna'],
    namesChangedAt: null,
    isProved: false,
    waitsForProof: true,
    isEmailed,
  })

  it('is rescheduled only after the form has shown how many families get an e-mail', async () => {
    const server = answerWith(answered(GROUP))
    const { user } = draw([family('o1', 'completed'), family('o2', 'processing'), family('o3', 'pending')])
    type('performsAt', '2026-12-22T07:00')
    await user.click(button(en.save))
    await waitFor(() => expect(document.body.textContent).toContain('2\u00a0families that have paid get an e-mail'))
    await user.click(screen.getByText(en.moveNo))
    expect(server.calls).not.toHaveBeenCalled()
    await user.click(await screen.findByRole('button', { name: en.save }))
    await user.click(await screen.findByRole('button', { name: en.moveYes }))
    await waitFor(() =>
      expect(server.body()).toMatchObject({ performsAt: new Date('2026-12-22T07:00').toISOString(), version: 1 }),
    )
  })

  it('can be rescheduled, and the form lists the families that staff must telephone', async () => {
    const { user } = draw([family('o1', 'completed', false), family('o2', 'completed'), family('o3', 'pending', false)])
    type('performsAt', '2026-12-22T07:00')
    await user.click(button(en.save))
    const asked = (await screen.findByText(en.told.telephone, { exact: false })).textContent
    expect(asked).toContain('#o1')
    expect(asked).not.toMatch(/#o2|#o3/)
    expect(document.body.textContent).toContain('1\u00a0family that has paid gets an e-mail')
  })

  it('is rescheduled without confirmation if nobody has paid', async () => {
    const server = answerWith(answered(GROUP))
    const { user } = draw([family('o3', 'pending')])
    type('performsAt', '2026-12-22T07:00')
    await user.click(button(en.save))
    await waitFor(() => expect(server.body()).toMatchObject({ version: 1 }))
  })

  it('can be saved after a conflict, with the input and the other person’s changes', async () => {
    const changed = { ...GROUP, places: 90, version: 2 }
    const server = answerWith(
      refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }),
      answered(changed),
      answered(changed),
    )
    const { user } = draw()
    await user.clear(field('price'))
    await user.type(field('price'), '60')
    await user.click(button(en.save))
    await waitFor(() => expect(screen.getByDisplayValue('90')).toBe(field('places')))
    expect(screen.getByDisplayValue('60')).toBe(field('price'))
    expect(screen.getByRole('alert').textContent).toContain('Changed meanwhile')
    await user.click(button(en.save))
    await waitFor(() => expect(server.body(2)).toMatchObject({ version: 2, places: 90, price: 60 }))
  })
})

describe('the report for all families', () => {
  const CHANGED = '2026-12-19T10:00:00.000Z'
  const FAMILY = {
    orderId: 'f1',
    number: '#f1',
    status: 'ready',
    names: ['Anna'],
    namesGiven: ['Anna'],
    namesChangedAt: null,
    isProved: true,
    waitsForProof: false,
    isEmailed: true,
  }
  const waiting = (orderId: string, changes: Partial<AdminGroupDetail['families'][number]> = {}) => ({
    ...FAMILY,
    orderId,
    number: `#${orderId}`,
    status: 'completed',
    isProved: false,
    waitsForProof: true,
    ...changes,
  })
  const draw = (lang: 'ru' | 'en', families: AdminGroupDetail['families']) =>
    renderInPanel(<GroupDetail id="g1" />, {
      lang,
      dictionary: { groups: lang === 'ru' ? ru : en },
      known: { [`${CALL}/g1?lang=${lang}`]: { ...GROUP, proved: 1, families: [FAMILY, ...families] } },
    })

  it('is published without a question if no names changed', async () => {
    const server = answerWith(answered(GROUP))
    const { user } = draw('en', [waiting('f2')])
    await user.click(button(en.publishAll(1)))
    await waitFor(() => expect(server.body()).toEqual({ families: [] }))
  })

  it.each([
    ['en', en],
    ['ru', ru],
  ] as const)('asks by keyboard about each family with changed names (%s)', async (lang, messages) => {
    const server = answerWith(answered(GROUP))
    const changed = { names: ['Seán Ó Néill'], namesGiven: ['Siobhán', 'Björk'], namesChangedAt: CHANGED }
    const { user } = draw(lang, [waiting('f2', changed), waiting('f3', changed), waiting('f4')])
    button(messages.publishAll(3)).focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByText('Siobhán')).toHaveLength(2)
    expect(dialog.getAllByText('Seán Ó Néill')).toHaveLength(2)
    expect(dialog.queryByText('#f4')).toBeNull()
    const yes = () => dialog.getByRole('button', { name: messages.publishAll(3) })
    await user.selectOptions(dialog.getByLabelText(messages.decision('#f2')), messages.namesOfPlan)
    expect(yes().hasAttribute('disabled')).toBe(true)
    await user.selectOptions(dialog.getByLabelText(messages.decision('#f3')), messages.later)
    yes().focus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(server.body()).toEqual({
        families: [
          { orderId: 'f2', namesChangedAt: CHANGED, names: 'plan' },
          { orderId: 'f3', namesChangedAt: CHANGED, names: 'later' },
        ],
      }),
    )
  })
})
