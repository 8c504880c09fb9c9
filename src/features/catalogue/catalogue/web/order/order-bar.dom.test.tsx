import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/page.en.ts'
import type { RitualText } from '../../schemas.ts'
import { OrderBar, OrderBlock } from './order-block.tsx'

const ritual = { id: 'ganesha', name: 'Ganesha yagya', price: 300, terms: DEFAULT_TERMS } as RitualText

/**
 * Replaces the `IntersectionObserver`, because happy-dom has no layout and never reports an intersection. The test reports intersections with the
 * returned function.
 */
function stubObservers(): (element: Element, ...isIntersecting: boolean[]) => void {
  const callbacks = new Map<Element, IntersectionObserverCallback>()
  vi.stubGlobal('IntersectionObserver', function observer(tell: IntersectionObserverCallback) {
    return { observe: (element: Element) => callbacks.set(element, tell), disconnect: () => {} }
  })
  return (element, ...states) => {
    const entries = states.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    callbacks.get(element)?.(entries, {} as IntersectionObserver)
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the bar with the price disappears if a busy browser reports two scrolls together', () => {
  const report = stubObservers()
  const bar = (
    <div id="order" data-testid="order">
      <div id="order-action" />
      <OrderBar ritual={ritual} choice={{ isOpen: true }} onSelect={() => {}} onOrder={() => {}} />
    </div>
  )
  renderOnPage(bar, { dictionary: { catalogue: en } })
  const block = screen.getByTestId('order')
  // Testing Library ignores the attribute `inert`, which hides the bar, so this function checks the attribute.
  const isShown = () => screen.getByRole('button', { name: en.page.select }).closest('[inert]') === null
  act(() => report(block, false))
  expect(isShown()).toBe(true)
  act(() => report(block, false, true))
  expect(isShown()).toBe(false)
})

it('a ritual that is in the cart has a button that opens the cart', async () => {
  stubObservers()
  const openCart = vi.fn()
  const block = (inCart: boolean) => (
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <OrderBlock
        ritual={ritual}
        choice={undefined}
        earliest=""
        onChoice={() => {}}
        onOrder={() => {}}
        onOpenCart={inCart ? openCart : undefined}
      />
    </QueryClientProvider>
  )
  const { user, unmount } = renderOnPage(block(true), { dictionary: { catalogue: en } })
  await user.click(screen.getByRole('button', { name: /In the cart/ }))
  expect(openCart).toHaveBeenCalledOnce()
  unmount()
  renderOnPage(block(false), { dictionary: { catalogue: en } })
  expect(screen.queryByRole('button', { name: /In the cart/ })).toBeNull()
  expect(screen.getByText(en.page.chooseTierReason)).toBeTruthy()
})
