import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, answerWith, testServerResponses, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { MediaView } from '../../schemas.ts'
import { MediaDialog } from './media-dialog.tsx'

const ADDRESS = '/api/admin/media/f1'
// The dialog shows only these facts of a file.
const file = {
  id: 'f1',
  kind: 'audio',
  name: 'mantra.mp3',
  url: '/media/f1.mp3',
  version: 3,
  alt: { ru: 'Мантра', en: 'A mantra' },
  focus: { x: 0.5, y: 0.5 },
} as unknown as MediaView

describe('the dialog of a media file', () => {
  const onChanged = vi.fn()
  const onClose = vi.fn()
  beforeEach(() => onChanged.mockClear())
  const draw = () =>
    renderInPanel(<MediaDialog file={file} onClose={onClose} onChanged={onChanged} />, {
      dictionary: { media: en },
      known: { [ADDRESS]: { ...file, uses: [] } },
    })
  const button = (name: string) => screen.getAllByRole('button', { name, hidden: true }).at(-1) as HTMLElement
  const alt = () => screen.getByLabelText(en.altEn)

  testServerResponses({
    draw,
    fill: async ({ type }) => await type(alt(), ' of Ganesha'),
    button: () => button(en.save),
    field: alt,
    path: 'alt.en',
  })

  it('saves the description together with the version that the dialog showed', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.type(alt(), ' of Ganesha')
    await user.click(button(en.save))
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    const { ru } = file.alt
    expect(server.body()).toEqual({ alt: { ru, en: 'A mantra of Ganesha' }, focus: file.focus, version: 3 })
  })

  it('deletes the file only after a confirmation', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.click(button(en.remove))
    expect(await screen.findByText(en.removeSure)).toBeTruthy()
    expect(server.calls).not.toHaveBeenCalled()
    await user.click(button(en.remove))
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(server.calls.mock.calls[0]?.[1]?.method).toBe('DELETE')
  })
})
