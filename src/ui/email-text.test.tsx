import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailText } from './email-text.tsx'

it('an address may break before its shop and holds nothing but itself', () => {
  const markup = renderToStaticMarkup(<EmailText email="anna@example.org" />)
  expect(markup).toBe('anna<wbr/>@example.org')
})
