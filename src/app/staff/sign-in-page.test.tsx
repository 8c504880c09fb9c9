import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { en as admin } from '#features/office/today/messages/admin.en.ts'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { SignInPage } from './sign-in-page.tsx'

it('the sign-in form asks staff only for consent to sign-in messages', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ account, admin }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <SignInPage shopName="Ahuti" onSignedIn={async () => true} />
      </NavigationContext>
    </MessagesProvider>,
  )
  expect(html).toContain(admin.signInConsent)
  expect(html).not.toContain(account.signIn.consent)
})
