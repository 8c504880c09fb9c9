/** The steps that a user may have to complete before a call can succeed. */
export type MissingProof = 'session' | 'second-factor'

type CallContext = {
  /** The user who makes these calls. */
  userId: string
  ask: (need: MissingProof) => void
  /** Called if another user has signed in meanwhile. Actions that the first user began must not be completed in the name of the new user. */
  onOther: () => void
}

/** The calls of one user. A call that needs an action of this user waits until `end` is called. Then the call is repeated or stays refused. */
export function waitingCalls({ userId, ask, onOther }: CallContext) {
  const waiting: ((done: boolean) => void)[] = []

  async function send(path: string, init: RequestInit): Promise<Response> {
    let isLate = false
    const headers = new Headers(init.headers)
    // The panel's language may differ from the browser's language. Refusals use the panel's language.
    headers.set('accept-language', document.documentElement.lang)
    for (;;) {
      const response = await fetch(path, { credentials: 'same-origin', ...init, headers })
      const need = await needOf(response)
      if (need === undefined) return response
      const present = await readUserId()
      if (isOther(present)) return response
      // The user has meanwhile passed a second factor, in this window or in another window. The session cookie then changed, and this call had the
      // old cookie.
      if (need === 'session' && !isLate && present === userId) {
        isLate = true
        continue
      }
      const done = await new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        ask(need)
      })
      // A second factor shows that a person is present, but not which person.
      if (!done || (need === 'second-factor' && isOther(await readUserId()))) return response
    }
  }

  /** True if another user is signed in now. That user then gets a new panel. */
  function isOther(present: string | undefined): boolean {
    const is = present !== undefined && present !== userId
    if (is) onOther()
    return is
  }

  function end(done: boolean): void {
    for (const resolve of waiting.splice(0)) resolve(done)
  }

  return { send, end }
}

/** The user who is signed in now, in any window. */
async function readUserId(): Promise<string | undefined> {
  const response = await fetch('/api/auth/me', { credentials: 'same-origin' })
  // The schema of the call defines this format.
  return response.ok ? ((await response.json()) as { id: string }).id : undefined
}

async function needOf(response: Response): Promise<MissingProof | undefined> {
  if (response.status === 401) return 'session'
  if (response.status !== 403) return undefined
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: string } | undefined
  return problem?.code === 'second-factor.needed' ? 'second-factor' : undefined
}
