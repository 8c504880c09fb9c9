import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { AddressContext, type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { ru as priestChoice } from '#features/rites/priests/messages/admin-choice.ru.ts'
import { ru } from '../../messages/admin.ru.ts'
import { ProofReview } from './proof-detail.tsx'
import { PhoneProofPage } from './phone-proof-page.tsx'

const ID = 'a'.repeat(32)
const staff = { can: () => true, now: () => new Date('2026-11-20T10:00:00Z'), user: { id: ID } } as unknown as Panel
const PRIEST = { id: ID, name: 'Рави Шарма', place: 'Варанаси', isListed: true }
const PROOF = {
  id: ID,
  state: 'published',
  orderId: ID,
  orderNumber: '#aaaaaaaa',
  lineId: '0',
  ritual: { ru: 'Ягья Ганеше', en: 'Ganesha yagya' },
  initials: 'А. С.',
  performedAt: '2026-11-26T03:45:00.000Z',
  place: 'Варанаси',
  priest: PRIEST,
  priests: [PRIEST],
  text: { ru: 'Слово', en: '' },
  media: [],
  version: 1,
  createdAt: '2026-11-26T04:00:00.000Z',
  publishedAt: '2026-11-26T05:00:00.000Z',
  token: 't',
  number: 'K7QM-2X9D-4TRA',
  visibility: 'initials',
  earlyUntil: null,
  entries: [],
}
const LINE = {
  ...PROOF,
  initials: 'А. С.',
  status: 'completed',
  proofId: null,
  proofState: null,
  paidAt: null,
  lastDay: null,
}

const draw = (page: 'review' | 'phone', proof: object = PROOF) =>
  renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ panel, priestChoice, proofs: ru, media: { upload: {} } }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <AddressContext
          value={{ segments: ['proof', ID, '0'], search: new URLSearchParams(), setSearch: () => undefined }}
        >
          <PanelContext value={staff}>
            <QueryClientProvider
              client={createQueryClient(async () => new Response('{}'), {
                [`/api/admin/proofs/${ID}`]: proof,
                [`/api/admin/missing-proofs/${ID}/0`]: { ...LINE, proofId: ID, proofState: 'draft' },
              })}
            >
              {page === 'review' ? <ProofReview id={ID} /> : <PhoneProofPage />}
            </QueryClientProvider>
          </PanelContext>
        </AddressContext>
      </NavigationContext>
    </MessagesProvider>,
  )

it('staff see a published report as text, and a draft report as a form', () => {
  const html = draw('review')
  expect(html).not.toMatch(/<(input|select)/)
  expect(html).toContain('26 ноября 2026\u00a0г., 09:15\u00a0по времени Индии')
  expect(draw('review', { ...PROOF, state: 'draft' })).toMatch(/<select/)
})

it('a draft report warns before publication if no names were given', () => {
  const draft = { ...PROOF, state: 'draft', areNamesGiven: false }
  expect(draw('review', draft)).toContain(ru.noNames('А. С.'))
  expect(draw('review', { ...draft, areNamesGiven: true })).not.toContain(ru.noNames('А. С.'))
})

it('a draft report warns before publication if names changed after the ritual', () => {
  const draft = { ...PROOF, state: 'draft', publishedAt: null, namesChangedAt: '2026-11-27T03:45:00.000Z' }
  const said = ru.namesChanged('27 ноября 2026\u00a0г., 09:15\u00a0по времени Индии')
  expect(draw('review', draft)).toContain(said)
  expect(draw('review', { ...draft, namesChangedAt: null })).not.toContain(said)
})

it('a draft report warns before publication if days are missing', () => {
  const draft = { ...PROOF, state: 'draft', fewerDays: { shown: 1, paid: 28 } }
  expect(draw('review', draft)).toContain(ru.fewerDays(1, 28))
  expect(draw('review', { ...draft, fewerDays: null })).not.toContain(ru.fewerDays(1, 28))
})

it('the page of a report links to other rituals without a report', () => {
  expect(draw('phone')).toContain('href="/proofs?state=missing"')
})
