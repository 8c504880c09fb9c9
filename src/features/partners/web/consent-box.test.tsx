import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { consent } from '#features/profiles/messages-consent.en.ts'
import { NavigationContext } from '#ui/link.tsx'
import { MessagesProvider } from '#ui/messages.tsx'
import { en } from '../messages-page.en.ts'
import { ConsentBox } from './consent-box.tsx'

it('what a client agrees to is read in a new tab, beside the form that was filled in', () => {
  const navigation = { href: (to: string) => `${to}?lang=en`, go: () => undefined }
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ partners: en, profile: { consent } }}>
      <NavigationContext value={navigation}>
        <ConsentBox checked={false} error={undefined} onChange={() => undefined} />
      </NavigationContext>
    </MessagesProvider>,
  )
  const link = /<a href="\/privacy\?lang=en" target="_blank" rel="noopener">(.*?)<\/a>/
  expect(link.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(`${en.consent.more} (opens in a new tab)`)
})
