import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as catalogue } from '#features/catalogue/messages.en.ts'
import { MessagesProvider } from '#ui/messages.tsx'
import { createQueryClient } from '#ui/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { en as partners } from '../messages-page.en.ts'
import { emptyLine, itemsOf, OrderLines } from './order-lines.tsx'

it('a fault stands at its own line, also below one in which nothing is chosen', () => {
  const known = { '/api/services': [{ id: 'ganesha', name: 'Ганеша', name_en: 'Ganesha' }] }
  const lines = [emptyLine(0), { ...emptyLine(1), serviceId: 'ganesha', quantity: '100' }]
  expect(itemsOf(lines)).toMatchObject([{ id: 'ganesha-basic', quantity: 100 }])
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ partners, catalogue }}>
      <QueryClientProvider client={createQueryClient(async () => new Response('[]'), known)}>
        <OrderLines lines={lines} faults={{ 'items.0.quantity': 'From 1 to 99' }} onChange={() => undefined} />
      </QueryClientProvider>
    </MessagesProvider>,
  )
  const drawn = html.split('<fieldset').slice(1)
  expect(drawn.map((line) => line.includes('From 1 to 99'))).toEqual([false, true])
})
