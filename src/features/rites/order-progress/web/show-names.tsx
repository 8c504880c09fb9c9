import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { readContact } from '#features/orders/cart/web/last-checkout.ts'
import { readCurrentUser } from '#features/people/profiles/web/current-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useMessages } from './messages.ts'

const SignInAgain = lazy(() =>
  import('#features/people/accounts/web/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
)

/**
 * A page that was opened by an order's link does not show names. This button opens a dialog to sign in with a code. After the sign-in,
 * `onChanged` loads the order with the names.
 */
export function ShowNames({ onChanged }: { onChanged: () => void }) {
  const { showNames: messages } = useMessages()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isStranger, setStranger] = useState(false)

  async function enter(): Promise<boolean> {
    const user = await readCurrentUser(client)
    if (user === null) return false
    setOpen(false)
    // After the sign-in, names replace this button. Otherwise the order belongs to another e-mail address.
    setStranger(true)
    onChanged()
    return true
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.open}</Button>
      {isStranger && <Notice tone="info">{messages.stranger}</Notice>}
      {isOpen && (
        <Suspense fallback={null}>
          <SignInAgain
            open
            email={readContact().customerEmail}
            messages={messages}
            onClose={() => setOpen(false)}
            onSignedIn={enter}
          />
        </Suspense>
      )}
    </>
  )
}
