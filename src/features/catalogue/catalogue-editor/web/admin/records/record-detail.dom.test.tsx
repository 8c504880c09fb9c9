import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { AddressContext } from '#ui/layout/panel.ts'
import { renderInPanel } from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import { RecordDetail } from './record-detail.tsx'

const words = { name: 'X', intro: '', description: '', content: '', features: [], keywords: [] }
const RECORD = {
  id: 'x',
  version: 1,
  state: 'draft',
  redirectTo: null,
  publishedVersion: null,
  aliases: [],
  price: 300,
  shopTerms: DEFAULT_TERMS,
  ru: words,
  en: words,
}

/** The page of a ritual, and buttons that open two of its tabs. */
function Page() {
  const [tab, setTab] = useState('prices')
  return (
    <AddressContext value={{ segments: [], search: new URLSearchParams({ tab }), setSearch: () => undefined }}>
      <button type="button" onClick={() => setTab('addresses')}>
        away
      </button>
      <button type="button" onClick={() => setTab('prices')}>
        back
      </button>
      <RecordDetail kind="ritual" id="x" />
    </AddressContext>
  )
}

it('a partly typed price stays in the field when the user switches tabs', async () => {
  const { user } = renderInPanel(<Page />, {
    dictionary: { 'catalogue-editor': en },
    known: { '/api/admin/service-cards/x': RECORD },
  })
  const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Enhanced, price per month' })
  await user.clear(price())
  await user.type(price(), '1,20x')
  await user.click(screen.getByRole('button', { name: 'away' }))
  expect(screen.queryByRole('textbox', { name: 'Enhanced, price per month' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'back' }))
  expect(price().value).toBe('1,20x')
})
