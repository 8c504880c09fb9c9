import { useState } from 'react'
import { useDictionary } from './messages.tsx'
import type { PanelMessages } from './panel-messages.en.ts'
import { type ProblemBody, problemOf, RequestError } from './request.ts'

export type Action<Args extends unknown[]> = {
  run: (...args: Args) => Promise<boolean>
  isBusy: boolean
  /** What to show where it happened; undefined when the last try went well. */
  failure: string | undefined
  /** What the server said of single fields, by their paths. */
  faults: Record<string, string>
  /** The whole answer of a refused call: its code and facts, such as the present state of what somebody else changed. */
  problem: ProblemBody | undefined
  clear: () => void
}

/**
 * A change that somebody makes by a button: busy while it runs, and what went wrong in the reader's words. Resolves to whether it went well.
 * `onConflict` reads again what somebody else has changed meanwhile; a version that is out of date would be refused for ever.
 */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  onConflict?: () => void,
): Action<Args> {
  const messages = useDictionary<PanelMessages>('panel')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const problem = problemOf(error)

  async function run(...args: Args): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setError(undefined)
    try {
      await work(...args)
      return true
    } catch (cause) {
      setError(cause)
      if (cause instanceof RequestError && cause.problem?.code === 'conflict.version') onConflict?.()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    run,
    isBusy,
    failure: error === undefined ? undefined : textOf(error, messages),
    faults: Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message])),
    problem,
    clear: () => setError(undefined),
  }
}

function textOf(error: unknown, messages: PanelMessages): string {
  if (!(error instanceof RequestError)) return navigator.onLine ? messages.notSaved : messages.offline
  return error.problem?.message ?? messages.notSaved
}
