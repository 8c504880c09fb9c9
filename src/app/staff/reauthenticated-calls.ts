/** What a call may stand still for until the person at the screen has done it. */
export type Need = 'session' | 'second-factor'

type Around = {
  /** Whose calls these are. */
  userId: string
  ask: (need: Need) => void
  /** Somebody else has signed in meanwhile: nothing is done in their name that this person began. */
  onOther: () => void
}

/** Calls of one person; one that the server wants that person for waits until `end`, and is then made again or stays refused. */
export function waitingCalls({ userId, ask, onOther }: Around) {
  const waiting: ((done: boolean) => void)[] = []

  async function send(path: string, init: RequestInit): Promise<Response> {
    let isLate = false
    const headers = new Headers(init.headers)
    // The panel's language may be another than the browser's; what the server refuses is said in it.
    headers.set('accept-language', document.documentElement.lang)
    for (;;) {
      const response = await fetch(path, { credentials: 'same-origin', ...init, headers })
      const need = await needOf(response)
      if (need === undefined) return response
      const present = await readUserId()
      if (isOther(present)) return response
      // A factor that was passed meanwhile, here or in another window, gave the session a new cookie: the call was only late.
      if (need === 'session' && !isLate && present === userId) {
        isLate = true
        continue
      }
      const done = await new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        ask(need)
      })
      // A factor says that somebody is there, not who.
      if (!done || (need === 'second-factor' && isOther(await readUserId()))) return response
    }
  }

  /** Whether somebody else is there, who then gets a panel of their own. */
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

/** Who is signed in by now, in whatever window. */
async function readUserId(): Promise<string | undefined> {
  const response = await fetch('/api/auth/me', { credentials: 'same-origin' })
  // The shape is the call's schema.
  return response.ok ? ((await response.json()) as { id: string }).id : undefined
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
