import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/link.tsx'
import { MessagesProvider } from '#ui/messages.tsx'
import { en } from '../messages-account.en.ts'
import { ContactStep } from './contact-step.tsx'

it('how personal data is kept is read in a new tab, also from the panel, whose own addresses lie under another', () => {
  const panel = { href: (to: string) => `/admin-panel${to}`, go: () => undefined }
  const nothing = async () => undefined
  const step = {
    contact: '',
    takeFocus: false,
    isSending: false,
    failure: undefined,
    onContact: nothing,
    onSend: nothing,
  }
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ account: en }}>
      <NavigationContext value={panel}>
        <ContactStep {...step} />
      </NavigationContext>
    </MessagesProvider>,
  )
  const link = /<a href="\/privacy\?lang=en" target="_blank" rel="noopener">(.*?)<\/a>/
  expect(link.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(`${en.signIn.privacy} (opens in a new tab)`)
})
