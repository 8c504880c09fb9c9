import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { NavigationContext } from './link.tsx'
import { Tabs } from './tabs.tsx'

const TABS = ['waiting', 'published'].map((state) => ({
  href: `/reviews?state=${state}`,
  text: state,
  isCurrent: state === 'waiting',
}))

function open() {
  const go = vi.fn()
  render(
    <NavigationContext value={{ href: (to) => `/admin${to}`, go }}>
      <Tabs label="Reviews" tabs={TABS} />
    </NavigationContext>,
  )
  return { user: userEvent.setup(), go }
}

describe('the tabs of a page', () => {
  it('are links in a labelled navigation, and the current page is marked', () => {
    open()
    expect(screen.getByRole('navigation', { name: 'Reviews' })).toBeTruthy()
    const [waiting, published] = screen.getAllByRole('link')
    expect(waiting?.getAttribute('aria-current')).toBe('page')
    expect(published?.getAttribute('aria-current')).toBeNull()
    expect(published?.getAttribute('href')).toBe('/admin/reviews?state=published')
  })

  it('can be reached by Tab and opened by Enter', async () => {
    const { user, go } = open()
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('published')
    await user.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith('/reviews?state=published')
  })
})
