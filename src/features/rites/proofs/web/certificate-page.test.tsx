import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../messages/page.en.ts'
import type { ProofView } from '../schemas.ts'
import { CertificatePage } from './certificate-page.tsx'
import { NotRead, ProofPage } from './proof-page.tsx'

const PROOF: ProofView = {
  number: 'K7QM-2X9D-4TRA',
  ritual: { id: 'ganesha', name: 'Ganesha yagya', category: null, tier: null },
  performedAt: '2026-11-20T10:00:00.000Z',
  place: 'Varanasi',
  priest: null,
  priestId: null,
  panchang: { tithi: 'Ekadashi', paksha: 'shukla', nakshatra: 'Rohini', festival: null },
  names: [],
  sankalpa: null,
  text: '',
  media: [],
  entries: [],
  isOwner: false,
  visibility: 'initials',
}

const KNOWN = { '/api/proofs/t?lang=en': PROOF, '/api/shop': { name: { ru: 'Ахути', en: 'Ahuti' } } }
const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(async () => new Response('{}'), KNOWN)}>
      <MessagesProvider lang="en" dictionary={{ proofs: en, catalogue: { other: {} } }}>
        <NavigationContext value={{ href: (to) => to, go: () => undefined }}>{page}</NavigationContext>
      </MessagesProvider>
    </QueryClientProvider>,
  )

it('a certificate shows its issuer, and the printed certificate explains its code', () => {
  const html = draw(<CertificatePage token="t" origin="https://ahuti.example" />)
  const sheet = html.slice(html.indexOf('<article'))
  expect(sheet).toContain('>Ahuti</p>')
  expect(sheet).toContain(en.certificate.check)
})

it('the server keeps a line for the reader’s time, so hydration moves nothing', () => {
  const html = draw(<ProofPage token="t" />)
  expect(html.slice(html.indexOf('<h1'), html.indexOf('</header>')).match(/<p/g)).toHaveLength(2)
})

it('a page that could not be loaded shows its own error text', () => {
  const html = draw(<NotRead retry={() => undefined} />)
  expect(html).toContain(en.page.notRead)
  expect(html).toContain(en.page.retry)
  expect(html).not.toContain(en.verify.failed)
})
