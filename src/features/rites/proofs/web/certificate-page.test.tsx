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
import { NotRead } from './not-read.tsx'
import { ProofPage } from './proof-page.tsx'

const PROOF: ProofView = {
  number: 'K7QM-2X9D-4TRA',
  ritual: { id: 'ganesha', name: 'Ganesha yagya', category: null, tier: null },
  performedAt: '2026-11-20T10:00:00.000Z',
  place: 'Varanasi',
  priest: null,
  priestId: null,
  performer: null,
  panchang: { tithi: 'Ekadashi', paksha: 'shukla', nakshatra: 'Rohini', festival: null },
  names: [],
  sankalpa: null,
  reading: { day: '2026-11-20', almanac: [], names: [] },
  text: '',
  media: [],
  entries: [],
  isOwner: false,
  visibility: 'initials',
}

const knownWith = (proof: ProofView) => ({
  '/api/proofs/t?lang=en': proof,
  '/api/shop': { name: { ru: 'Ахути', en: 'Ahuti' } },
})
const draw = (page: ReactNode, proof = PROOF) => drawKnown(page, knownWith(proof))
const drawKnown = (page: ReactNode, known: Record<string, unknown>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(async () => new Response('{}'), known)}>
      <MessagesProvider lang="en" dictionary={{ proofs: en, catalogue: { other: {} } }}>
        <NavigationContext value={{ href: (to) => to, go: () => undefined }}>{page}</NavigationContext>
      </MessagesProvider>
    </QueryClientProvider>,
  )

it('a certificate shows its issuer, and on paper explains its QR code', () => {
  const html = draw(<CertificatePage token="t" origin="https://ahuti.example" />)
  const sheet = html.slice(html.indexOf('<article'))
  expect(sheet).toContain('>Ahuti</p>')
  expect(sheet).toContain(en.certificate.check)
})

it('the server renders the time with its zone, so the layout does not shift', () => {
  const html = draw(<ProofPage token="t" />)
  const head = html.slice(html.indexOf('<h1'), html.indexOf('</header>'))
  expect(head).toContain('15:30\u00a0India time')
  expect(head).toMatch(/<time[^>]*dateTime="2026-11-20T10:00:00.000Z"/i)
  expect(head).toMatch(/20\s+November\s+2026,\s+10:00/)
  expect(head.replace(/<[^>]*>/g, '')).toMatch(/10:00 UTC, your\stime$/)
})

it('a visitor sees initials and a sign-in link, and the customer sees all names', () => {
  const reading = {
    day: '2026-11-20',
    almanac: [{ part: 'vara', devanagari: 'शुक्रवासर', said: 'śukravāsara' }],
  } as const
  const visitor = { ...PROOF, names: ['A. S.'], reading: { ...reading, almanac: [...reading.almanac], names: [] } }
  const own = { ...visitor, names: ['Anna Sokolova'], sankalpa: 'Peace', isOwner: true }
  const seen = [visitor, { ...own, reading: { ...visitor.reading, names: ['अन्ना सोकोलोवा'] } }].map((proof) =>
    draw(<ProofPage token="t" />, proof),
  )
  for (const html of seen) expect(html).toContain('शुक्रवासर')
  expect(seen.map((html) => html.includes(en.page.hiddenNames))).toEqual([true, false])
  expect(seen.map((html) => html.includes('href="/user-profile"'))).toEqual([true, false])
  expect(seen.map((html) => html.includes('अन्ना सोकोलोवा') && html.includes('>Peace<'))).toEqual([false, true])
})

it('a ritual’s page that cannot be loaded shows an error with a retry button', () => {
  const html = draw(<NotRead retry={() => undefined} />)
  expect(html).toContain(en.page.notRead)
  expect(html).toContain(en.page.retry)
  expect(html).not.toContain(en.verify.failed)
})

it('a ritual’s page or certificate that is offline for a correction shows a notice', () => {
  const offline = { '/api/proofs/t?lang=en': null, '/api/proofs/t/correction': { isInCorrection: true } }
  for (const page of [
    <ProofPage key="page" token="t" />,
    <CertificatePage key="sheet" token="t" origin="https://a" />,
  ]) {
    expect(drawKnown(page, offline)).toContain(en.page.correctionText)
    const gone = { ...offline, '/api/proofs/t/correction': { isInCorrection: false } }
    expect(drawKnown(page, gone)).toContain(en.page.notFoundText)
  }
})

it('a page says “not found” only after the server has confirmed this', () => {
  const asked = { '/api/proofs/t?lang=en': null }
  for (const page of [<ProofPage key="page" token="t" />, <CertificatePage key="sheet" token="t" origin="https://a" />])
    expect(drawKnown(page, asked)).not.toContain(en.page.notFoundTitle)
})
