import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  answered,
  answerWith,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { ReviewDetail } from './review-detail.tsx'

const CALL = '/api/admin/reviews/r1'
const REVIEW = {
  id: 'r1',
  state: 'published',
  ritual: { id: 'homa', names: { ru: 'Хома', en: 'Homa' } },
  orderNumber: '#aaaaaaaa',
  name: 'Olga',
  lang: 'en',
  text: 'Thank you',
  writtenAt: '2026-11-20T10:00:00Z',
  declineReason: null,
  reply: null,
  version: 1,
}

const draw = () => renderInPanel(<ReviewDetail id="r1" />, { dictionary: { reviews: en }, known: { [CALL]: REVIEW } })
const reply = () => screen.getByLabelText(en.reply)
const save = () => screen.getByRole('button', { name: en.saveReply })
const fill = async ({ type }: ReturnType<typeof draw>['user']) => await type(reply(), 'With pleasure')

testServerResponses({ draw, fill, button: save, field: reply, path: 'reply', call: `${CALL}/reply` })

it('a reply that was not changed cannot be saved', () => {
  draw()
  expect(save().hasAttribute('disabled')).toBe(true)
})

it('after a conflict another person’s reply is shown; the typed reply can be saved', async () => {
  const changed = { ...REVIEW, reply: 'Come again', version: 2 }
  const conflict = refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' })
  const server = answerWith(conflict, answered(changed), answered(changed))
  const { user } = draw()
  await fill(user)
  await user.click(save())
  await screen.findByText('Come again')
  expect(screen.getByDisplayValue('With pleasure')).toBe(reply())
  await user.click(save())
  await waitFor(() => expect(server.body(2)).toEqual({ reply: 'With pleasure', version: 2 }))
})
