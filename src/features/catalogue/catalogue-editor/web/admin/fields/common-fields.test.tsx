import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as media } from '#features/platform/media/messages/admin.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en } from '../../../messages/admin.en.ts'
import type { RecordForm } from '../records/use-record-form.ts'
import { CommonFields, toRitualIds, toRitualNames } from './common-fields.tsx'

const rituals = [{ id: 'navagraha', name: 'Navagraha yagya' }]

const staff = { can: () => true } as unknown as Panel
const draw = (content: object, base: object = content) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ 'catalogue-editor': en, media, panel }}>
      <QueryClientProvider
        client={createQueryClient(async () => new Response('[]'), { '/api/service-cards?lang=en': rituals })}
      >
        <PanelContext value={staff}>
          <CommonFields
            form={{ content, base, save: { faults: {} }, set: () => undefined } as unknown as RecordForm}
            disabled={false}
          />
        </PanelContext>
      </QueryClientProvider>
    </MessagesProvider>,
  )

const article = { author: '', related: ['navagraha'], image_url: null }
const words = { name: 'Ganesha', description: '', features: [] }
const ritual = { ru: words, en: words, price: 100, mantra: null, recording_url: null, image_url: null }

it('the article form shows the rituals of an article by name', () => {
  expect(draw(article)).toContain('value="Navagraha yagya"')
})

it('the article form cannot add a picture, but can remove a picture', () => {
  const picture = { ...article, image_url: '/media/a/960.webp' }
  expect(draw(ritual)).toContain(en.hints.image_url)
  expect(draw(article)).not.toContain(en.fields.image_url)
  expect(draw(picture)).toContain(en.articleHints.image_url)
  expect(draw(article, picture)).toContain(en.articleHints.image_url)
})

const RITUALS = [
  { id: 'ganesha', name: 'Ganesha yagya' },
  { id: 'navagraha', name: 'Navagraha yagya' },
]

it('the ritual field shows names and stores ids', () => {
  expect(toRitualNames(['navagraha', 'hidden-one'], RITUALS)).toEqual(['Navagraha yagya', 'hidden-one'])
  expect(toRitualIds(['Ganesha yagya', 'Navagraha yagya'], ['navagraha'], RITUALS)).toEqual(['ganesha', 'navagraha'])
  expect(toRitualIds(['hidden-one', 'Ganesh', ''], ['hidden-one'], RITUALS)).toEqual(['hidden-one', 'Ganesh', ''])
})
