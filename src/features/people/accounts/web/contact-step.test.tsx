import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/page-account.en.ts'
import { ContactStep } from './contact-step.tsx'

const nothing = async () => undefined
const panel = { href: (to: string) => `/admin-panel${to}`, go: () => undefined }

const draw = (consent?: string | null) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ account: en }}>
      <NavigationContext value={panel}>
        <ContactStep contact="" takeFocus={false} consent={consent} onSend={nothing} />
      </NavigationContext>
    </MessagesProvider>,
  )

it('the privacy policy opens in a new tab, also from the panel, which has another base path', () => {
  const html = draw()
  const link = /<a href="\/privacy\?lang=en" target="_blank" rel="noopener">(.*?)<\/a>/
  expect(link.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(`${en.signIn.privacy} (opens in a new tab)`)
})

it('the consent text is the customer’s by default, another if given, and absent after an earlier agreement', () => {
  expect(draw()).toContain(en.signIn.consent)
  const ofOthers = draw('You agree to this.')
  expect(ofOthers).toContain('You agree to this.')
  expect(ofOthers).not.toContain(en.signIn.consent)
  expect(draw(null)).not.toMatch(/agree|<a /)
})
