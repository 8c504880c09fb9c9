import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { AddressContext } from '#ui/layout/panel.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en } from '../../messages/admin.en.ts'
import type { ReportView } from '../../schemas.ts'
import { PeriodChoice } from './period-choice.tsx'
import { ReportCharts } from './report-charts.tsx'

const PERIOD = { from: '2026-11-01', to: '2026-11-20' }
const lines = (views: number) => [{ key: 'ru', values: { views, orders: 0, revenue: 0 } }]
const totals = (views: number) => ({ views, orders: 0, revenue: 0 })
const LANGUAGES: ReportView = {
  name: 'languages',
  ...PERIOD,
  by: 'day',
  columns: [
    { id: 'views', unit: 'count' },
    { id: 'orders', unit: 'count' },
  ],
  lines: lines(7),
  totals: totals(7),
  before: { from: '2026-10-12', to: '2026-10-31', lines: lines(3), totals: totals(3) },
}
const SOURCES: ReportView = {
  ...LANGUAGES,
  name: 'sources',
  columns: [{ id: 'visits', unit: 'count' }],
  lines: [{ key: 'direct', values: { visits: 2 } }],
  totals: { visits: 2 },
  before: { ...LANGUAGES.before, lines: [], totals: { visits: 0 } },
}

const around = (children: ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ reports: en }}>
      <AddressContext value={{ segments: [], search: new URLSearchParams(), setSearch: () => undefined }}>
        <QueryClientProvider client={createQueryClient(async () => new Response('{}'), {})}>
          {children}
        </QueryClientProvider>
      </AddressContext>
    </MessagesProvider>,
  )
const draw = (report: ReportView) => around(<ReportCharts report={report} />)

it('the legend explains the line across a bar only if such lines exist', () => {
  expect(draw(LANGUAGES)).toContain(`>${en.earlier}</span>`)
  expect(draw(SOURCES)).not.toContain(`>${en.earlier}</span>`)
})

it('a total in a report is a button only if there are several totals', () => {
  expect(draw(LANGUAGES).match(/<button/g)).toHaveLength(2)
  expect(draw(SOURCES)).not.toContain('<button')
})

it('a report about an empty period does not show a table full of zeros', () => {
  expect(draw(LANGUAGES)).toContain(en.table)
  expect(draw({ ...LANGUAGES, lines: [], totals: totals(0) })).not.toContain(en.table)
})

it('the choice of days, weeks or months appears only in reports over time', () => {
  const choice = (hasSteps: boolean) =>
    around(<PeriodChoice choice={{ ...PERIOD, by: 'day' }} now={new Date('2026-11-20')} hasSteps={hasSteps} />)
  expect(choice(true)).toContain(en.steps.week)
  expect(choice(false)).not.toContain(en.steps.week)
})
