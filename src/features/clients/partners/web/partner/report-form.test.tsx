import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { ru as partners } from '../../messages/page.ru.ts'
import type { PartnerOrderView } from '../../schemas.ts'
import { ReportForm } from './report-form.tsx'

const zone = process.env.TZ
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const order = { id: 'a', total: 82.5 } as PartnerOrderView
const nothing = () => undefined

const draw = () =>
  renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ partners }}>
      <QueryClientProvider client={createQueryClient(async () => new Response('{}'), {})}>
        <ReportForm order={order} onChange={nothing} onReload={nothing} onCancel={nothing} />
      </QueryClientProvider>
    </MessagesProvider>,
  )

it.each([
  ['Asia/Vladivostok', '2026-11-25T14:30:00Z', '2026-11-26'],
  ['America/Los_Angeles', '2026-11-26T00:10:00Z', '2026-11-25'],
])('in %s at %s the day of a reported payment starts as %s', (there, now, day) => {
  process.env.TZ = there
  vi.setSystemTime(now)
  expect(draw()).toContain(`value="${day}"`)
})

it('the sum of the order is prefilled in the format of the language', () => {
  expect(draw()).toContain('value="82,5"')
})
