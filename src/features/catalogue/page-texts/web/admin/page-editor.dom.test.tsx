import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { en as editor } from '#features/catalogue/catalogue-editor/messages/admin.en.ts'
import { en as media } from '#features/platform/media/messages/admin.en.ts'
import { AddressContext } from '#ui/layout/panel.ts'
import {
  answered,
  answerWith,
  refused,
  renderInPanel,
  testServerResponses,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { PageView } from '../../schemas.ts'
import { PageEditor } from './page-editor.tsx'

const VIEW: PageView = {
  id: 'refund',
  version: 3,
  isEdited: true,
  editedAt: '2026-11-28T12:00:00Z',
  editedBy: null,
  ru: { title: 'Возврат', description: 'О возврате', body: 'Пишите нам.' },
  en: { title: 'Ours', description: 'About refunds', body: 'Write to us.' },
  own: {
    ru: { title: 'Возврат', description: 'О возврате', body: 'Пишите нам.' },
    en: { title: 'Refund rules', description: 'About refunds', body: 'Write to us.' },
  },
  facts: { ru: { law: '' }, en: { law: '' } },
}
const CALL = '/api/admin/page-texts/refund'
const dictionary = { 'page-texts': en, 'catalogue-editor': editor, media }
const ADDRESS = { segments: ['pages', 'refund'], search: new URLSearchParams(), setSearch: () => undefined }
const draw = (can = () => true) =>
  renderInPanel(
    <AddressContext value={ADDRESS}>
      <PageEditor view={VIEW} />
    </AddressContext>,
    { dictionary, can },
  )
const english = () => screen.getByRole('textbox', { name: /^Title EN/ })
const button = (name: string) => screen.getByRole('button', { name })
const save = () => button(en.save)

beforeEach(() => localStorage.clear())

testServerResponses({
  draw,
  fill: async ({ type }) => await type(english(), ' refunds'),
  button: save,
  field: english,
  path: 'en.title',
  answer: { ...VIEW, version: 4 },
  call: CALL,
})

it('the page text form saves both languages with the number of the edited version', async () => {
  const server = answerWith(answered({ ...VIEW, version: 4, en: { ...VIEW.en, title: 'Ours, new' } }))
  const { user } = draw()
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.type(english(), ', new')
  await user.click(save())
  await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ version: 3, ru: VIEW.ru, en: { ...VIEW.en, title: 'Ours, new' } })
})

it('the page text form can restore the shop’s original text', async () => {
  const { user } = draw()
  await user.click(button(en.originalOf('Title EN')))
  expect(screen.getByDisplayValue('Refund rules')).toBe(english())
  await user.type(english(), '!')
  await user.click(button(en.originalAll))
  expect(screen.getByDisplayValue('Refund rules')).toBe(english())
})

it('the page text form sends an emptied field as empty', async () => {
  const server = answerWith(answered({ ...VIEW, version: 4 }))
  const { user } = draw()
  await user.clear(english())
  await user.click(save())
  await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
  expect(server.body()).toMatchObject({ en: { title: '' } })
})

it('the page text form lets the user choose between both texts after a conflict', async () => {
  const present = { ...VIEW, version: 4, en: { ...VIEW.en, title: 'Their title' } }
  answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }))
  const { user } = draw()
  await user.type(english(), ' refunds')
  await user.click(save())
  expect(await screen.findByText(editor.conflict.title)).toBeDefined()
  // The dialog marks the words that differ. So the text is split into several elements, and the test searches the whole dialog.
  expect(screen.getByRole('dialog').textContent).toContain('Their')
})

it('the page text form is read-only for people without the right to edit', () => {
  draw(() => false)
  expect(english().hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: en.save })).toBeNull()
})
