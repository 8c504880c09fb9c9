import { RehearsalLine, SandboxLine } from './sandbox-line.tsx'
import { useEffect, useState } from 'react'
import { onSessionEnd } from '#features/people/accounts/web/session-news.ts'
import { beginNextVisitor, useVisitor } from '#features/people/accounts/web/visitor.ts'
import { ME_CALL, readCurrentUser } from '#features/people/profiles/web/current-user.ts'
import { useKnownUser } from '#features/people/profiles/web/known-user.ts'
import { Button } from '#ui/layout/button.tsx'
import type { Dictionary } from '#ui/text/lazy-texts.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Toaster } from '#ui/feedback/toast.tsx'
import { useAppMessages } from '../shell/messages.ts'
import { AddressProvider } from './address.tsx'
import { FactorGate } from './factor-gate.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PanelProvider } from './panel-provider.tsx'
import { SignInPage } from './sign-in-page.tsx'
import styles from './staff-app.module.css'
import type { StaffState } from './state.ts'

type StaffAppProps = { state: StaffState; messages: Dictionary }

/** The staff panel. It is a separate application, and public pages load none of its code. */
export function StaffApp({ state, messages }: StaffAppProps) {
  const [clock] = useState(() => clockFrom(state.now))
  const { number: visitor } = useVisitor()
  // When another tab signs out, data and pages are removed and the sign-in card is shown.
  useEffect(() => onSessionEnd(beginNextVisitor), [])
  return (
    <Visit
      key={visitor}
      state={visitor === 1 ? state : { ...state, isStranger: true }}
      messages={messages}
      clock={clock}
    />
  )
}

function Visit({ state, messages, clock }: StaffAppProps & { clock: () => Date }) {
  const [queryClient] = useState(() => createQueryClient(undefined, state.isStranger ? { [ME_CALL]: null } : {}))
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider lang={state.lang} dictionary={messages}>
        <AddressProvider root={state.root} lang={state.lang} langIsChosen={state.langIsChosen}>
          <SkipLink />
          {state.sandbox && <SandboxLine />}
          {state.rehearsal && <RehearsalLine />}
          <Gate state={state} clock={clock} />
          <ToastArea />
        </AddressProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}

/** A clock that showed `now` when the panel started. */
function clockFrom(now: string): () => Date {
  const ahead = Date.parse(now) - Date.now()
  return () => new Date(Date.now() + ahead)
}

/** Loads the user before anything is shown. Later the user stays the same: if the session expires, calls ask for a new sign-in. */
function Gate({ state, clock }: { state: StaffState; clock: () => Date }) {
  const { fault, loading } = useAppMessages()
  const queryClient = useQueryClient()
  const { data: user, isError, refetch } = useKnownUser()

  async function readUser() {
    const signedIn = await readCurrentUser(queryClient)
    // For a user without a role the panel does not exist. The server gives the same answer.
    if (signedIn && !signedIn.staffRole) location.reload()
    return signedIn
  }

  if (isError && user === undefined)
    return (
      <main id="content" className={styles.middle} tabIndex={-1}>
        <h1 className="type-h3">{fault.title}</h1>
        <p>{fault.text}</p>
        <Button onClick={() => void refetch()}>{fault.retry}</Button>
      </main>
    )
  if (user === undefined)
    return (
      <div className={styles.middle} role="status" aria-label={loading}>
        <Spinner size={24} />
      </div>
    )
  if (!user?.staffRole)
    return <SignInPage shopName={state.shopName[state.lang]} onSignedIn={async () => (await readUser()) !== null} />
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <FactorGate shopName={state.shopName[state.lang]} root={state.root}>
      <PanelProvider
        key={user.id}
        user={{ id: user.id, email: user.email, name, staffRole: user.staffRole }}
        now={clock}
        readUser={readUser}
      >
        <PanelFrame state={state} />
      </PanelProvider>
    </FactorGate>
  )
}

function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {useAppMessages().skip}
    </a>
  )
}

function ToastArea() {
  const { toast } = useAppMessages()
  return <Toaster labels={toast} />
}
