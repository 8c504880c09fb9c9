import { type ReactNode, useState } from 'react'
import { hasRight } from '#base/rights.ts'
import { SignInAgain } from '#features/accounts/web/sign-in-again.tsx'
import { useMessages } from '#features/admin/web/messages.ts'
import { PassDialog } from '#features/staff/web/pass-dialog.tsx'
import { type Panel, PanelContext } from '#ui/panel.ts'
import { createQueryClient } from '#ui/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { requestJson } from '#ui/request.ts'
import { type Need, waitingCalls } from './reauthenticated-calls.ts'

type PanelProviderProps = Pick<Panel, 'user' | 'now'> & {
  /** Who is signed in by now; another one than `user` gets a panel of their own. */
  readUser: () => Promise<{ id: string } | null>
  children: ReactNode
}

/** Calls for the pages of the panel; one that the server wants a person for waits for that person, and is then made again. */
export function PanelProvider({ user, now, readUser, children }: PanelProviderProps) {
  const messages = useMessages()
  const [need, setNeed] = useState<Need>()
  const [{ panel, queryClient, endWaiting }] = useState(() => openCalls({ user, now, readUser }, setNeed))

  function end(done: boolean): void {
    setNeed(undefined)
    endWaiting(done)
  }

  async function enter(): Promise<boolean> {
    const present = await readUser().catch(() => undefined)
    if (present === null) return false
    end(present?.id === user.id)
    return true
  }

  return (
    <PanelContext value={panel}>
      <QueryClientProvider client={queryClient}>
        {children}
        <SignInAgain
          open={need === 'session'}
          onClose={() => end(false)}
          onSignedIn={enter}
          email={user.email}
          consent={null}
          messages={{
            title: messages.signInAgain,
            text: messages.signInAgainText,
            lead: '',
            close: messages.cancel,
          }}
        />
        <PassDialog open={need === 'second-factor'} onEnd={end} />
      </QueryClientProvider>
    </PanelContext>
  )
}

type Person = Omit<PanelProviderProps, 'children'>

function openCalls({ user, now, readUser }: Person, ask: (need: Need) => void) {
  const { send, end } = waitingCalls({ userId: user.id, ask, onOther: () => void readUser().catch(() => {}) })
  const panel: Panel = {
    user,
    can: (right) => hasRight(user.staffRole, right),
    now,
    call: (path, options) => requestJson(path, options, send),
    send,
  }
  const queryClient = createQueryClient((path) => send(path, { headers: { accept: 'application/json' } }))
  return { panel, queryClient, endWaiting: end }
}
