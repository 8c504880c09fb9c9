import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/shell.en.ts'
import { HeaderMenu } from './header-menu.tsx'
import { matchPath } from './routes.ts'

function open() {
  const go = vi.fn()
  // Test files that run in the same worker share one address.
  history.replaceState(null, '', '/')
  render(
    <MessagesProvider lang="en" dictionary={{ app: en }}>
      <NavigationContext value={{ href: (to) => to, go }}>
        <HeaderMenu />
        <button type="button">Elsewhere</button>
      </NavigationContext>
    </MessagesProvider>,
  )
  const menu = screen.getByRole<HTMLDetailsElement>('group')
  const button = screen.getByLabelText(en.menu, { selector: 'summary' })
  const links = within(menu).getAllByRole<HTMLAnchorElement>('link', { hidden: true })
  return { user: userEvent.setup(), go, menu, button, links }
}

it('the menu links to pages that exist, and to the consultant', () => {
  const addresses = open().links.map((link) => link.getAttribute('href') ?? '')
  const pages = addresses.filter((href) => href.startsWith('/'))
  expect(pages).toEqual(['/#catalogue', '/options', '/calendar', '/articles', '/proofs', '/priests', '/about'])
  expect(pages.filter((href) => matchPath(href.split('#')[0] ?? '').route.name === 'not-found')).toEqual([])
  expect(addresses).toContain('?ai=true')
})

it('the header menu closes on Escape, and its button gets the focus', async () => {
  const { user, menu, button, links } = open()
  menu.open = true
  links[0]?.focus()
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(button)
})

it('the header menu closes after a click on a link, or outside the menu', async () => {
  const { user, go, menu } = open()
  menu.open = true
  await user.click(screen.getByText(en.categories))
  expect(menu.open).toBe(false)
  expect(go).toHaveBeenCalledWith('/options')
  menu.open = true
  await user.click(screen.getByText('Elsewhere'))
  expect(menu.open).toBe(false)
})
