import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/shell.en.ts'
import { HeaderMenu } from './header-menu.tsx'
import { matchPath } from './routes.ts'

function open() {
  const go = vi.fn()
  const { container } = render(
    <MessagesProvider lang="en" dictionary={{ app: en }}>
      <NavigationContext value={{ href: (to) => to, go }}>
        <HeaderMenu />
        <button type="button">Elsewhere</button>
      </NavigationContext>
    </MessagesProvider>,
  )
  const menu = container.querySelector('details')
  const button = container.querySelector('summary')
  if (!menu || !button) throw new Error('no menu')
  return { user: userEvent.setup(), go, menu, button }
}

it('the menu links to pages that exist, and to the consultant', () => {
  const { menu } = open()
  const links = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  const pages = links.filter((href) => href.startsWith('/'))
  expect(pages).toEqual(['/rituals', '/options', '/calendar', '/articles', '/proofs', '/priests', '/about'])
  expect(pages.filter((href) => matchPath(href).route.name === 'not-found')).toEqual([])
  expect(links).toContain('?ai=true')
})

it('the header menu closes on Escape, and its button gets the focus', async () => {
  const { user, menu, button } = open()
  menu.open = true
  menu.querySelector('a')?.focus()
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(button)
})

it('the header menu closes on a click on a link, and on a click or focus outside', async () => {
  const { user, go, menu } = open()
  menu.open = true
  await user.click(screen.getByText(en.categories))
  expect(menu.open).toBe(false)
  expect(go).toHaveBeenCalledWith('/options')
  menu.open = true
  await user.click(screen.getByText('Elsewhere'))
  expect(menu.open).toBe(false)
})
