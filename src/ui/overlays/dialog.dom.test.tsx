import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { MessagesProvider } from '../text/messages.tsx'
import { Sheet } from './sheet.tsx'
import { useToasts } from '../feedback/toast-store.ts'

beforeEach(() => useToasts.setState({ current: undefined, hosts: [] }))

const KINDS = { dialog: Dialog, sheet: Sheet }

function Page({ kind, focuses = false }: { kind: keyof typeof KINDS; focuses?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const Kind = KINDS[kind]
  return (
    <MessagesProvider lang="en" dictionary={{}}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Kind open={isOpen} onClose={() => setIsOpen(false)} title="Names" closeLabel="Close">
        <input aria-label="First name" />
        <input aria-label="Last name" data-autofocus={focuses || undefined} />
      </Kind>
    </MessagesProvider>
  )
}

async function open(kind: keyof typeof KINDS, focuses?: boolean) {
  const user = userEvent.setup()
  render(<Page kind={kind} focuses={focuses ?? false} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Names' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { user, opener, dialog }
}

describe.each(['dialog', 'sheet'] as const)('a %s', (kind) => {
  it('is not rendered until it is opened', () => {
    render(<Page kind={kind} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('enters with its transition even if it is already open in its first render', async () => {
    const Kind = KINDS[kind]
    const entered: unknown[] = []
    const observer = new MutationObserver((records) => entered.push(...records))
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-starting-style'] })
    render(
      <MessagesProvider lang="en" dictionary={{}}>
        <Kind open onClose={() => {}} title="Names" closeLabel="Close">
          {null}
        </Kind>
      </MessagesProvider>,
    )
    await screen.findByRole('dialog', { name: 'Names' })
    await waitFor(() => expect(entered).not.toEqual([]))
    observer.disconnect()
  })

  it('is named by its title, and hides the page behind it', async () => {
    const { opener, dialog } = await open(kind)
    expect(screen.getByRole('heading', { name: 'Names', level: 2 })).toBeTruthy()
    expect(opener.closest('[aria-hidden=true]')).not.toBeNull()
    expect(dialog.closest('[aria-hidden=true]')).toBeNull()
  })

  it('keeps the focus inside, forwards and backwards', async () => {
    const { user, dialog } = await open(kind)
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let presses = 0; presses < 8; presses += 1) {
        await user.keyboard(key)
        expect(dialog.contains(document.activeElement)).toBe(true)
      }
    }
  })

  it('moves the focus to the control marked with `data-autofocus`', async () => {
    await open(kind, true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Last name' })))
  })

  it.each(['Escape', 'the cross'])('closes by %s and returns the focus', async (way) => {
    const { user, opener } = await open(kind)
    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Close' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('contains the toasts while the overlay is open', async () => {
    const { user, dialog } = await open(kind)
    expect(dialog.contains(useToasts.getState().hosts.at(-1) ?? null)).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(useToasts.getState().hosts).toEqual([]))
  })
})

/** Two dialogs, one over the other. The panel does the same when it asks for a second factor over an open dialog. */
function Stacked({ isUpperOpen, onClose }: { isUpperOpen: boolean; onClose: (which: string) => void }) {
  return (
    <MessagesProvider lang="en" dictionary={{}}>
      <Dialog open title="Below" closeLabel="Close" onClose={() => onClose('below')}>
        <input aria-label="Reason" />
      </Dialog>
      <Dialog open={isUpperOpen} title="Above" closeLabel="Close" onClose={() => onClose('above')}>
        <input aria-label="Code" data-autofocus />
      </Dialog>
    </MessagesProvider>
  )
}

it('Escape closes only the upper of two dialogs', async () => {
  const onClose = vi.fn()
  const view = render(<Stacked isUpperOpen={false} onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Below' })
  view.rerender(<Stacked isUpperOpen onClose={onClose} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })))
  await userEvent.setup().keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledExactlyOnceWith('above')
})
