import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { rituals } from '#features/catalogue/catalogue-editor/web/admin/section.ts'
import { en as admin } from '#features/office/today/messages/admin.en.ts'
import { calendar } from '#features/rites/calendar/web/admin/section.ts'
import { ApiContext, createApi } from '#ui/data/api.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { CommandPalette } from './command-palette.tsx'

const { palette } = admin
const ORDERS = [
  { id: '11111111-0000-4000-8000-000000000001', customer: { name: 'Maria Orlova' } },
  { id: '22222222-0000-4000-8000-000000000002', customer: { name: 'Mark Orlov' } },
]

async function open() {
  const [go, onClose] = [vi.fn(), vi.fn()]
  // The palette uses no other part of the panel.
  const panel = { can: () => true } as unknown as Panel
  const api = createApi(async () => Response.json({ items: ORDERS }))
  render(
    <MessagesProvider lang="en" dictionary={{ admin }}>
      <NavigationContext value={{ href: (to) => to, go }}>
        <PanelContext value={panel}>
          <ApiContext value={api}>
            <QueryClientProvider client={createQueryClient()}>
              <CommandPalette open onClose={onClose} />
            </QueryClientProvider>
          </ApiContext>
        </PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )
  const field = await screen.findByRole('combobox', { name: palette.title })
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { user: userEvent.setup(), field, go, onClose }
}

const options = () => screen.getAllByRole('option')
const chosen = () => options().find((option) => option.hasAttribute('data-highlighted'))

describe('the command palette', () => {
  it('lists the entry for a new order first, and then every section', async () => {
    const { field } = await open()
    expect(options()[0]?.textContent).toBe(palette.newOrder)
    expect(options().length).toBeGreaterThan(10)
    await waitFor(() => expect(chosen()).toBe(options()[0]))
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  })

  it('filters the list by the typed text and opens the selected section with Enter', async () => {
    const { user, go, onClose } = await open()
    await user.keyboard(calendar.title.en.slice(0, 4).toLowerCase())
    expect(options()[0]?.textContent).toBe(calendar.title.en)
    await user.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith('/calendar')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('supports the arrow keys, which go from the last entry to the first', async () => {
    const { user } = await open()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(chosen()).toBe(options().at(-1)))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(chosen()).toBe(options()[0]))
  })

  it('selects the first order found, also after the typed text changes the results', async () => {
    const { user, field, go } = await open()
    await user.keyboard('orlov')
    await waitFor(() => expect(options()[0]?.textContent).toContain('Maria Orlova'))
    await user.keyboard('a')
    await waitFor(() => expect(chosen()).toBe(options()[0]))
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
    await user.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith(`/orders/${ORDERS[0]?.id}`)
  })

  it('ignores Enter while the keyboard’s input method composes a word', async () => {
    const { field, go } = await open()
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
    // The test DOM does not set the code of the key.
    Object.defineProperty(enter, 'keyCode', { value: 229 })
    fireEvent(field, enter)
    expect(go).not.toHaveBeenCalled()
  })

  it('opens the entry that is clicked', async () => {
    const { user, go } = await open()
    await user.click(screen.getByRole('option', { name: rituals.title.en }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/rituals')
  })
})
