import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en } from '../../messages/admin-second-factor.en.ts'
import type { SecondFactorView } from '../../schemas.ts'
import { FactorsSection } from './factors-section.tsx'

const NONE: SecondFactorView = {
  required: true,
  passed: false,
  fresh: false,
  passedAt: null,
  passkeys: [],
  totp: null,
  recoveryCodesLeft: 0,
}
const KEY = { id: 'k', name: 'Laptop', createdAt: '2026-11-20T10:00:00Z', lastUsedAt: null }

const primaryOf = (factors: SecondFactorView) => {
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, secondFactor: en }}>
      <PanelContext value={{} as unknown as Panel}>
        <QueryClientProvider client={createQueryClient()}>
          <FactorsSection factors={factors} onChanged={() => undefined} onCodes={() => undefined} />
        </QueryClientProvider>
      </PanelContext>
    </MessagesProvider>,
  )
  return [...html.matchAll(/<button[^>]* class="[^"]*primary[^"]*"[^>]*>(.*?)<\/(?:a|button)>/g)].map(
    ([, inside = '']) => inside.replace(/<[^>]*>/g, ''),
  )
}

it('the page advises a person without a second factor to start with a passkey', () => {
  expect(primaryOf(NONE)).toEqual([en.passkey.add])
  expect(primaryOf({ ...NONE, passkeys: [KEY] })).toEqual([])
})
