import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answered, answerWith, testServerResponses, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { AliasesTab } from './lists/aliases-tab.tsx'
import { NewRecordDialog } from './records/new-record-dialog.tsx'
import type { RecordForm } from './records/use-record-form.ts'

const dictionary = { 'catalogue-editor': en }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

describe('the form for a new ritual', () => {
  const go = vi.fn()
  const draw = () => renderInPanel(<NewRecordDialog kind="ritual" open onClose={() => undefined} />, { dictionary, go })
  const english = () => field(en.create.nameEn)
  const fill = async ({ type }: ReturnType<typeof draw>['user']) => await type(english(), 'Surya yagya')

  testServerResponses({
    draw,
    fill,
    button: () => button(en.create.submit),
    field: english,
    path: 'en.name',
    answer: { id: 'surya' },
  })

  it('can be sent without an id, and then opens the new ritual’s page', async () => {
    const server = answerWith(answered({ id: 'surya-yagya' }))
    const { user } = draw()
    await fill(user)
    await user.click(button(en.create.submit))
    await waitFor(() => expect(go).toHaveBeenCalledWith(expect.stringContaining('/surya-yagya')))
    expect(server.body()).toEqual({ ru: { name: '' }, en: { name: 'Surya yagya' } })
  })

  it('accepts an empty id or an id of Latin letters', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.type(field(en.create.id), 'Сурья')
    await user.click(button(en.create.submit))
    await waitFor(() => expect(field(en.create.id).getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })
})

describe('the form for a new alias of a ritual', () => {
  const accept = vi.fn(async (call: Promise<unknown>) => void (await call))
  // The tab uses only these properties of the form.
  const form = { kind: 'ritual', base: { id: 'surya', aliases: [] }, accept } as unknown as RecordForm
  const draw = () => renderInPanel(<AliasesTab form={form} canChange />, { dictionary })
  const alias = () => field(en.addresses.label)
  const add = () => button(en.addresses.add)

  testServerResponses({
    draw,
    fill: async ({ type }) => await type(alias(), 'sun'),
    button: add,
    field: alias,
    path: 'alias',
  })

  it('sends the alias, and then empties the field for the next alias', async () => {
    const server = answerWith(answered({ id: 'surya' }))
    const { user } = draw()
    expect(add().hasAttribute('disabled')).toBe(true)
    await user.type(alias(), ' sun ')
    await user.click(add())
    await waitFor(() => expect(accept).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ alias: 'sun' })
    expect(screen.queryByDisplayValue('sun')).toBeNull()
  })
})
