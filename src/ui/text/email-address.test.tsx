import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailAddress } from './email-address.tsx'

it('an e-mail address can break into two lines only before the @', () => {
  const markup = renderToStaticMarkup(<EmailAddress email="anna@example.org" />)
  expect(markup).toBe('anna<wbr/>@example.org')
})
