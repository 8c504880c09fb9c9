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

/** The page of one partner: an anonymous visitor signs in first, and others get "not found". */
export function PartnerPage({ id, search }: { id: string; search: URLSearchParams }) {
  const messages = useMessages()
  const client = useQueryClient()
  const { data: user, isError, isOver, refetch } = useKnownUser()
  const isAlive = useIsAlive()
  const { count } = useRefusedChanges()
  const api = usePartnerApi()
  /** The count at which the sign-in was dismissed: the typed text can still be read and copied. */
  const [putOffAt, setPutOffAt] = useState<number>()

  // Preloaded: it is needed when the session ends, also without a connection.
  useEffect(() => void loadSignInAgain().catch(() => {}), [])

  async function enter(): Promise<boolean> {
    // The shown data stays until it was fetched again.
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
          {/* Closing it checks again: the user may have signed in in another tab. */}
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
