import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MessagesProvider } from '../text/messages.tsx'

type Props = Partial<ComponentProps<typeof ConfirmDialog>> & { asksWhy?: boolean }

function Refund({ asksWhy = false, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [why, setWhy] = useState('')
  return (
    <MessagesProvider lang="en" dictionary={{}}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Refund
      </button>
      <ConfirmDialog
        open={isOpen}
        title="Refund the order?"
        yes="Give the money back"
        back="Cancel"
        closeLabel="Close"
        reason={asksWhy ? { label: 'Reason', value: why, onChange: setWhy, maxLength: 100, required: true } : undefined}
        onYes={() => undefined}
        onClose={() => setIsOpen(false)}
        {...props}
      >
        <p>The customer gets 300 dollars.</p>
      </ConfirmDialog>
    </MessagesProvider>
  )
}

async function open(props: Props = {}) {
  const user = userEvent.setup()
  render(<Refund {...props} />)
  const opener = screen.getByRole('button', { name: 'Refund' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order?' })
  const button = (name: string) => within(dialog).getByRole('button', { name })
  return { user, opener, dialog, button }
}

describe('a dialog that asks for confirmation', () => {
  it('is named by its question, explains the effect and can be cancelled', async () => {
    const { dialog, button } = await open()
    expect(within(dialog).getByText('The customer gets 300 dollars.')).toBeTruthy()
    expect(button('Cancel')).toBeTruthy()
    expect(button('Close')).toBeTruthy()
  })

  it('does the action only after it is confirmed', async () => {
    const onYes = vi.fn()
    const { user, button } = await open({ onYes })
    expect(onYes).not.toHaveBeenCalled()
    await user.click(button('Give the money back'))
    expect(onYes).toHaveBeenCalledOnce()
  })

  it('closes by its cancel button and returns the focus', async () => {
    const { user, opener, button } = await open()
    await user.click(button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('focuses the field for a required reason, and does nothing without a reason', async () => {
    const onYes = vi.fn()
    const { user, button } = await open({ onYes, asksWhy: true })
    const reason = screen.getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(document.activeElement).toBe(reason))
    await user.type(reason, '   ')
    expect(button('Give the money back')).toHaveProperty('disabled', true)
    await user.type(reason, 'Paid twice')
    await user.click(button('Give the money back'))
    expect(onYes).toHaveBeenCalledOnce()
  })

  it('ignores a second click while the action runs', async () => {
    const onYes = vi.fn()
    const { user, button } = await open({ onYes, action: { isBusy: true, failure: undefined } })
    await user.click(button('Give the money back'))
    expect(onYes).not.toHaveBeenCalled()
  })

  it('stays open and shows an error inside', async () => {
    const { dialog } = await open({ action: { isBusy: false, failure: 'The card service refused.' } })
    expect(within(dialog).getByRole('alert').textContent).toContain('The card service refused.')
  })
})
