import { type ReactNode, useState } from 'react'
import { hasRight } from '#base/rights.ts'
import { SignInAgain } from '#features/accounts/web/sign-in-again.tsx'
import { useMessages } from '#features/admin/web/messages.ts'
import { PassDialog } from '#features/staff/web/pass-dialog.tsx'
import { type Panel, PanelContext } from '#ui/panel.ts'
import { createQueryClient } from '#ui/query-client.ts'
import { QueryClientContext } from '#ui/query.ts'
import { requestJson } from '#ui/request.ts'

type PanelProviderProps = Pick<Panel, 'user' | 'now'> & { children: ReactNode }

/** What a call may stand still for until the person at the screen has done it. */
type Need = 'session' | 'second-factor'

/** Calls for the pages of the panel; one that the server wants a person for waits for that person, and is then made again. */
export function PanelProvider({ user, now, children }: PanelProviderProps) {
  const messages = useMessages()
  const [need, setNeed] = useState<Need>()
  const [{ panel, queryClient, waiting }] = useState(() => openCalls({ user, now }, setNeed))

  function end(done: boolean): void {
    setNeed(undefined)
    for (const resolve of waiting.splice(0)) resolve(done)
  }

  return (
    <PanelContext value={panel}>
      <QueryClientContext value={queryClient}>
        {children}
        <SignInAgain
          open={need === 'session'}
          onClose={() => end(false)}
          onSignedIn={async () => {
            end(true)
            return true
          }}
          email={user.email}
          messages={{
            title: messages.signInAgain,
            text: messages.signInAgainText,
            lead: messages.signInLead,
            close: messages.cancel,
          }}
        />
        <PassDialog open={need === 'second-factor'} onEnd={end} />
      </QueryClientContext>
    </PanelContext>
  )
}

function openCalls({ user, now }: Pick<Panel, 'user' | 'now'>, ask: (need: Need) => void) {
  const waiting: ((done: boolean) => void)[] = []

  /** Makes a call again once the person has done what it asked for; when they give up, its refusal stands. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    let isLate = false
    const headers = new Headers(init.headers)
    // The panel's language may be another than the browser's; what the server refuses is said in it.
    headers.set('accept-language', document.documentElement.lang)
    for (;;) {
      const response = await fetch(path, { credentials: 'same-origin', ...init, headers })
      const need = await needOf(response)
      if (need === undefined) return response
      // A factor that was passed meanwhile, here or in another window, gave the session a new cookie: the call was only late.
      if (need === 'session' && !isLate && (await isSignedIn())) {
        isLate = true
        continue
      }
      const done = await new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        ask(need)
      })
      if (!done) return response
    }
  }

  const panel: Panel = {
    user,
    can: (right) => hasRight(user.staffRole, right),
    now,
    call: (path, options) => requestJson(path, options, send),
    send,
  }
  const queryClient = createQueryClient((path) => send(path, { headers: { accept: 'application/json' } }))
  return { panel, queryClient, waiting }
}

async function isSignedIn(): Promise<boolean> {
  return (await fetch('/api/auth/me', { credentials: 'same-origin' })).ok
}

async function needOf(response: Response): Promise<Need | undefined> {
  if (response.status === 401) return 'session'
  if (response.status !== 403) return undefined
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: string } | undefined
  return problem?.code === 'second-factor.needed' ? 'second-factor' : undefined
}
