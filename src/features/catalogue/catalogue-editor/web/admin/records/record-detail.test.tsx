import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as media } from '#features/platform/media/messages/admin.en.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { AddressContext, type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../../../messages/admin.en.ts'
import { RecordDetail } from './record-detail.tsx'
import type { EditorForm } from '../use-editor-form.ts'
import { VersionsTab } from '../versions/versions-tab.tsx'

const address = { segments: [], search: new URLSearchParams(), setSearch: () => undefined }
const staff = { can: () => true, now: () => new Date('2026-11-20T10:00:00Z') } as unknown as Panel

function draw(page: ReactNode, known: Record<string, unknown> = {}): string {
  return renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, media, 'catalogue-editor': en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <AddressContext value={address}>
          <PanelContext value={staff}>
            <QueryClientProvider client={createQueryClient(async () => new Response('{}'), known)}>
              {page}
            </QueryClientProvider>
          </PanelContext>
        </AddressContext>
      </NavigationContext>
    </MessagesProvider>,
  )
}

it('the page of a missing ritual or article links to the list', () => {
  const html = draw(<RecordDetail kind="article" id="nothing" />, { '/api/admin/articles/nothing': null })
  expect(html).toContain(en.kinds.article.unknown)
  expect(html.match(/<a [^>]*href="\/articles"/g)).toHaveLength(2)
})

it('only the editor of a ritual has a tab with prices', () => {
  const words = { name: 'X', intro: '', description: '', content: '', features: [], keywords: [] }
  const record = {
    id: 'x',
    version: 1,
    state: 'draft',
    redirectTo: null,
    publishedVersion: null,
    related: [],
    price: 300,
    ru: words,
    en: words,
  }
  const opened = (kind: 'ritual' | 'article', call: string) =>
    draw(<RecordDetail kind={kind} id="x" />, { [`${call}/x`]: record })
  expect(opened('ritual', '/api/admin/service-cards')).toContain('href="/rituals/x?tab=prices"')
  expect(opened('article', '/api/admin/articles')).not.toContain('tab=prices')
})

it('the list of versions has no restore button if there is only one version', () => {
  const unread = { data: undefined, error: null, refetch: async () => undefined }
  const list = { ...unread, isFetching: true, hasMore: false, more: () => {} }
  const calls = { useVersions: () => list, useVersion: () => unread }
  const drawn = (version: number) =>
    draw(<VersionsTab form={{ calls, base: { version } } as unknown as EditorForm<object, string>} canChange />)
  expect(drawn(2)).toContain(en.versions.restore)
  expect(drawn(1)).not.toContain(en.versions.restore)
})
