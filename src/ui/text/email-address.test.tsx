import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailAddress } from './email-address.tsx'

it('an address may break before its @ and contains nothing else', () => {
  const markup = renderToStaticMarkup(<EmailAddress email="anna@example.org" />)
  expect(markup).toBe('anna<wbr/>@example.org')
})
