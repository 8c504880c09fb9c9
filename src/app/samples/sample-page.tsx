import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { invariant } from '#base/refusal.ts'
import type { Lang } from '#base/i18n.ts'
import { en as calendarEn } from '#features/rites/calendar/messages/admin.en.ts'
import { ru as calendarRu } from '#features/rites/calendar/messages/admin.ru.ts'
import { samplePath, sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import type { SheetView } from '#features/rites/calendar/schemas-sheet.ts'
import { SheetPaper } from '#features/rites/calendar/web/admin/sheet-page.tsx'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import { ProofPage } from '#features/rites/proofs/web/proof-page.tsx'
import { apiAddress } from '#ui/data/api.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import type { Dictionary } from '#ui/text/lazy-texts.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'

export type SampleFacts = { lang: Lang } & ({ sheet: SheetView } | { proof: ProofView; known: Record<string, unknown> })

const CALENDAR = { ru: calendarRu, en: calendarEn }
const TOKEN = 'sample'
const LEADS_ON = new RegExp(`href="/proof/${TOKEN}/[^"]*"`, 'g')

/** A page of the shop or the panel with sample names, without scripts. It uses the same components and is rendered once. */
export function renderSample(page: SampleFacts, messages: Dictionary): string {
  const call = apiAddress('/api/proofs/{token}', { path: { token: TOKEN }, query: { lang: page.lang } })
  const known = 'proof' in page ? { ...page.known, [call]: page.proof } : {}
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(nowhere, known)}>
      <MessagesProvider lang={page.lang} dictionary={{ ...messages, calendar: CALENDAR[page.lang] }}>
        <NavigationContext value={{ href: (to) => inLang(to, page.lang), go: () => {} }}>
          {content(page)}
        </NavigationContext>
      </MessagesProvider>
    </QueryClientProvider>,
  )
  // Links to the certificate open the sample certificate.
  return markup.replace(LEADS_ON, (link) =>
    link.includes('.pdf')
      ? `href="${samplePath('certificate', page.lang)}"`
      : `href="${sampleViewPath('certificate', page.lang)}"`,
  )
}

/** Adds the language to an address. Without scripts nothing else keeps the language. */
function inLang(to: string, lang: Lang): string {
  const [path = '', hash] = to.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}lang=${lang}${hash === undefined ? '' : `#${hash}`}`
}

function content(page: SampleFacts): ReactNode {
  if ('proof' in page)
    return (
      <main>
        <ProofPage token={TOKEN} />
      </main>
    )
  return (
    <PanelContext value={nobody}>
      <SheetPaper date={page.sheet.date} sheet={page.sheet} />
    </PanelContext>
  )
}

/** A user without rights, so that names are text and not buttons. */
const nobody: Panel = {
  user: { id: '', email: '', name: '', staffRole: 'viewer' },
  can: () => false,
  now: () => new Date(0),
  send: nowhere,
  findOrders: nowhere,
}

function nowhere(): never {
  invariant(false, 'a sample makes no calls')
}
