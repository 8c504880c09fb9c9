import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../../messages/admin.en.ts'
import type { MediaDetail } from '../../schemas.ts'
import { MediaUses } from './media-dialog.tsx'

const draw = (uses: MediaDetail['uses']) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ media: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <MediaUses uses={uses} />
      </NavigationContext>
    </MessagesProvider>,
  )

it('the dialog of a media file links to the texts that use the file', () => {
  const name = { ru: 'Маха Мритьюнджая', en: 'Maha Mrityunjaya' }
  const html = draw([{ subject: 'ritual', id: 'maha-mrityunjaya', name }])
  expect(html).toMatch(/<a [^>]*href="\/rituals\/maha-mrityunjaya"[^>]*>Maha Mrityunjaya<\/a>/)
})

it('the dialog of a media file shows the first digits of a proof’s number', () => {
  expect(draw([{ subject: 'proof', id: '0123456789abcdef0123456789abcdef' }])).toContain('Proof #01234567<')
  expect(draw([])).toContain(en.unused)
})
