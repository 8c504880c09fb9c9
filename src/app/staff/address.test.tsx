import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { useAddress } from '#ui/layout/panel.ts'
import { AddressProvider } from './address.tsx'

function Asked() {
  return <i>{useAddress().search.get('q')}</i>
}

it.each(['100%25', '100%', '%41', '%D1%8F', 'a%26b', 'a+b c', 'Ёлка & q=1', '50%2520'])(
  'a filter %j is read from the page address exactly as typed',
  (typed) => {
    const page = renderToString(
      <Router ssrPath="/panel/orders" ssrSearch={`?${new URLSearchParams({ q: typed })}`}>
        <AddressProvider root="/panel" lang="ru" langIsChosen={false}>
          <Asked />
        </AddressProvider>
      </Router>,
    )
    expect(page).toBe(`<i>${typed.replace('&', '&amp;')}</i>`)
  },
)
