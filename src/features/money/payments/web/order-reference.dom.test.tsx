import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page-widget.en.ts'
import { OrderReference } from './order-reference.tsx'

const ORDER = 'a1b2c3d4'.repeat(4)

function open() {
  renderOnPage(<OrderReference orderId={ORDER} orderHref={`/order/${ORDER}`} onDone={undefined} />, {
    dictionary: { widget: en },
  })
}

beforeEach(() => history.replaceState(null, '', '/checkout/ganesha'))

it('the note about a payment in review names and links the order', () => {
  open()
  expect(screen.getByText(/#a1b2c3d4/)).toBeTruthy()
  expect(screen.getByRole('link', { name: en.success.open }).getAttribute('href')).toBe(`/order/${ORDER}`)
})

it('the note about a payment in review has no link on the order’s page', () => {
  history.replaceState(null, '', `/order/${ORDER}`)
  open()
  expect(screen.getByText(/#a1b2c3d4/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
