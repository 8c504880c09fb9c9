import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../../messages/admin.en.ts'
import type { CustomerView } from '../../schemas.ts'
import { MergeForm } from './customer-actions.tsx'

const draw = (kind: CustomerView['kind']) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, customers: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <PanelContext value={{ can: () => true } as unknown as Panel}>
          <QueryClientProvider client={createQueryClient(async () => new Response('{}'), {})}>
            <MergeForm customer={{ id: 'olga', kind } as CustomerView} onClose={() => undefined} />
          </QueryClientProvider>
        </PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )

it('for a guest the dialog mentions only orders, because there is nothing else', () => {
  expect(draw('guest')).toContain(en.mergeGuestText)
  expect(draw('account')).not.toContain(en.mergeGuestText)
  expect(draw('account')).toContain('Its profile, plan and ways to sign in')
})
