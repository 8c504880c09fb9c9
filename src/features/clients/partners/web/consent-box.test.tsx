import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { consent } from '#features/people/profiles/messages/page-consent.en.ts'
import { Form } from '#ui/forms/form.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/page.en.ts'
import { ConsentBox } from './consent-box.tsx'

function Part() {
  const form = useRuleForm({ defaultValues: { consent: false }, faultsOf: () => ({}) })
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <ConsentBox />
    </Form>
  )
}

it('the link to the consent text opens a new tab, and the form stays open', () => {
  const navigation = { href: (to: string) => `${to}?lang=en`, go: () => undefined }
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ partners: en, profile: { consent } }}>
      <NavigationContext value={navigation}>
        <Part />
      </NavigationContext>
    </MessagesProvider>,
  )
  const link = /<a href="\/privacy\?lang=en" target="_blank" rel="noopener">(.*?)<\/a>/
  expect(link.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(`${en.consent.more} (opens in a new tab)`)
})
