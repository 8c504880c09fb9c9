import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../../../test/render-form.tsx'
import { AddressContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en } from '../../../messages/admin.en.ts'
import { LetterButton } from './letter-dialog.tsx'

const { letter: say } = en
const letters = { to: 'anna@example.com', lang: 'en', templates: [{ id: 'free', subject: 'Order #1', text: '' }] }
const text = () => screen.getByLabelText(say.text)

/** The dialog of the letter is open as long as the page's URL contains it. */
function Page() {
  const [letter, setLetter] = useState<string | undefined>('free')
  const search = new URLSearchParams(letter && { letter })
  return (
    <AddressContext value={{ segments: [], search, setSearch: (changes) => setLetter(changes.letter) }}>
      <LetterButton orderId="o1" reload={() => undefined} />
    </AddressContext>
  )
}

async function open() {
  answerWith(answered(letters))
  const { user } = renderInPanel(<Page />, { dictionary: { 'order-management': en } })
  await screen.findByLabelText(say.text)
  return user
}

it('Escape asks for confirmation before a letter with typed text is closed', async () => {
  const user = await open()
  await user.type(text(), 'Dear Anna')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText(panel.unsaved.stay))
  expect(text()).toHaveProperty('value', 'Dear Anna')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText(panel.unsaved.close))
  await waitFor(() => expect(screen.queryByLabelText(say.text)).toBeNull())
})

it('Escape closes a letter without typed text immediately', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText(say.text)).toBeNull())
})
