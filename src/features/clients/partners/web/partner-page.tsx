import { lazy, Suspense, useEffect, useState } from 'react'
import { SignInCard } from '#features/people/accounts/web/sign-in-card.tsx'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { readCurrentUser } from '#features/people/profiles/web/current-user.ts'
import { useKnownUser } from '#features/people/profiles/web/known-user.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiContext, invalidateApi } from '#ui/data/api.ts'
import { forgetQueries } from '#ui/data/query-client.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { isOfPartner, usePartnerApi, useRefusedChanges } from './partner-calls.ts'
import { useMessages } from './messages.ts'
import { PartnerFailed, PartnerWaiting } from './partner-states.tsx'

const Dashboard = lazy(() => import('./partner-dashboard.tsx').then((module) => ({ default: module.PartnerDashboard })))

const loadSignInAgain = () =>
  import('#features/people/accounts/web/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain }))
const SignInAgain = lazy(loadSignInAgain)

/** The page of one partner. An anonymous visitor must sign in first. Any other user gets "not found". */
export function PartnerPage({ id, search }: { id: string; search: URLSearchParams }) {
  const messages = useMessages()
  const client = useQueryClient()
  const { data: user, isError, isOver, refetch } = useKnownUser()
  const isAlive = useIsAlive()
  const { count } = useRefusedChanges()
  const api = usePartnerApi()
  /**
   * How many changes the server had already refused when the user closed the sign-in dialog. While the dialog is closed, the user can read
   * and copy the typed text.
   */
  const [putOffAt, setPutOffAt] = useState<number>()

  // The dialog is loaded early, because the session can end when there is no connection.
  useEffect(() => void loadSignInAgain().catch(() => {}), [])

  async function enter(): Promise<boolean> {
    // The old data stay visible until the new data are loaded.
    void invalidateApi(client, '/api/partner/')
    return await readCurrentUser(client).then(
      (known) => {
        if (known?.id !== id) forgetQueries(client, isOfPartner)
        return known !== null
      },
      () => true,
    )
  }

  if (isError && !user) return <PartnerFailed query={{ refetch }} />
  if (user === undefined || !isAlive) return <PartnerWaiting />
  if (user === null) return <SignInCard prefill="" lead={messages.loginLead} onSignedIn={enter} />
  if (user.role !== 'partner' || user.id !== id)
    return <NotFoundCard title={messages.notFound} text={messages.notFoundText} back={messages.toHome} to="/" />
  return (
    <>
      <Suspense fallback={<PartnerWaiting />}>
        <ApiContext value={api}>
          <Dashboard id={id} search={search} />
        </ApiContext>
      </Suspense>
      {isOver && (
        <Suspense fallback={null}>
          {/* Closing the dialog checks the session again, because the user may have signed in in another tab. */}
          <SignInAgain
            open={putOffAt !== count}
            onClose={() => {
              setPutOffAt(count)
              void refetch()
            }}
            onSignedIn={enter}
            email={user.email}
            messages={{
              title: messages.ended,
              text: messages.endedText,
              lead: messages.loginLead,
              close: messages.cancel,
            }}
          />
        </Suspense>
      )}
    </>
  )
}
