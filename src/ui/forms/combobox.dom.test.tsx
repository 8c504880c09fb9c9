import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

const CITIES = ['Samara', 'Saratov', 'Saransk'].map((text) => ({ value: `${text}, Russia`, text, note: 'Russia' }))

function City({ onKeyDown }: { onKeyDown?: () => void }) {
  const [value, setValue] = useState('')
  return (
    <Combobox
      label="City"
      value={value}
      onChange={setValue}
      suggestions={CITIES.filter(({ text }) => value !== '' && text.startsWith(value))}
      countText={(count) => `${count} suggestions`}
      {...(onKeyDown && { onKeyDown })}
    />
  )
}

async function type(text: string, onKeyDown?: () => void) {
  const user = userEvent.setup()
  render(<City {...(onKeyDown && { onKeyDown })} />)
  const field = screen.getByRole('combobox', { name: 'City' })
  await user.type(field, text)
  return { user, field }
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a field with suggestions (combobox)', () => {
  it('shows the matches and announces their number', async () => {
    const { field } = await type('Sara')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'SaratovRussia',
      'SaranskRussia',
    ])
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  })

  it('lets arrow keys move through its options and Enter select an option', async () => {
    const { user, field } = await type('Sara')
    expect(active(field)).toBeUndefined()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active(field)).toBe('SaranskRussia')
    await user.keyboard('{ArrowDown}')
    expect(active(field)).toBeUndefined()
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(field).toHaveProperty('value', 'Saratov, Russia')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('keeps the focus after a click on an option', async () => {
    const { user, field } = await type('Sam')
    await user.click(screen.getByRole('option', { name: /Samara/ }))
    expect(field).toHaveProperty('value', 'Samara, Russia')
    expect(document.activeElement).toBe(field)
  })

  it('closes its list on Escape, and other elements do not get the key', async () => {
    const onKeyDown = vi.fn()
    const { user } = await type('S', onKeyDown)
    onKeyDown.mockClear()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onKeyDown).not.toHaveBeenCalled()
  })

  it('closes its list when it loses the focus, and keeps the text', async () => {
    const { user, field } = await type('Sa')
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveProperty('value', 'Sa')
  })

  it('ignores arrow keys and Enter during the composition of a word', async () => {
    const { field } = await type('Sa')
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    expect(active(field)).toBeUndefined()
  })
})
