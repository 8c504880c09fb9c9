import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

function open() {
  const [edit, copy, remove] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <Menu
      label="Actions"
      items={[
        { id: 'edit', text: 'Edit', onSelect: edit },
        { id: 'copy', text: 'Copy', onSelect: copy, reason: 'Only one copy is allowed' },
        { id: 'remove', text: 'Remove', onSelect: remove, isDangerous: true },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Actions' })
  button.focus()
  return { user: userEvent.setup(), button, edit, copy, remove }
}

const item = (name: RegExp) => screen.getByRole('menuitem', { name })

describe('a menu', () => {
  it('opens when Enter is pressed, and its first item gets the focus', async () => {
    const { user, button } = open()
    expect(button.getAttribute('aria-haspopup')).toBe('menu')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Edit/)))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeTruthy()
  })

  it('supports arrow keys, Home and End, and continues at the first item', async () => {
    const { user } = open()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Edit/)))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Copy/)))
    await user.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Remove/)))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Edit/)))
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Remove/)))
    await user.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Edit/)))
  })

  it('focuses the item that starts with the typed letters', async () => {
    const { user } = open()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(item(/Edit/)))
    await user.keyboard('re')
    await waitFor(() => expect(document.activeElement).toBe(item(/Remove/)))
  })

  it('closes on Escape without an action and returns the focus', async () => {
    const { user, button, edit } = open()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(button)
    expect(edit).not.toHaveBeenCalled()
  })

  it('runs the chosen item once, and returns the focus', async () => {
    const { user, button, remove } = open()
    await user.click(button)
    await user.click(item(/Remove/))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(remove).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button)
  })

  it('shows why an item is disabled, and does not run the item', async () => {
    const { user, button, copy } = open()
    await user.click(button)
    const disabled = item(/Copy.*Only one copy is allowed/)
    expect(disabled.getAttribute('aria-disabled')).toBe('true')
    await user.click(disabled)
    expect(copy).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeTruthy()
  })
})
