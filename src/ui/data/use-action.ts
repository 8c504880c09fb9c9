import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDictionary } from '../text/messages.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { findProblem, RequestError } from './request.ts'

/**
 * An action behind a button, as a mutation of TanStack Query, with its error for the reader: `failure`, and `faults` of single fields by
 * path. `run` resolves to whether it succeeded; a press while it runs does nothing. `onConflict` refetches what somebody else has
 * changed; an outdated version would be refused forever.
 */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>, onConflict?: () => void) {
  const messages = useDictionary<PanelMessages>('panel')
  const isRunning = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (args: Args) => await work(...args),
    onError: (cause) => findProblem(cause)?.code === 'conflict.version' && onConflict?.(),
  })
  const problem = findProblem(error)

  async function run(...args: Args): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      await mutateAsync(args)
      return true
    } catch {
      return false
    } finally {
      isRunning.current = false
    }
  }

  return {
    run,
    isBusy: isPending,
    failure: error ? (problem?.message ?? outageText(error, messages)) : undefined,
    faults: Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message])),
    problem,
    clear: reset,
  }
}

/** The error message of a refused call, and the errors of single fields, by path. */
type Failure = { text: string; faults: Record<string, string> }

/** `otherwise` is shown for an outage, for which there is no server message. */
export function toFailure(error: unknown, otherwise: string): Failure {
  const problem = findProblem(error)
  const faults = Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]))
  return { text: problem?.message ?? otherwise, faults }
}

function outageText(error: unknown, messages: PanelMessages): string {
  return error instanceof RequestError || navigator.onLine ? messages.notSaved : messages.offline
}
