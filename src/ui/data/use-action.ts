import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { findProblem, RequestError } from './request.ts'

/**
 * An action behind a button, as a mutation of TanStack Query. `failure` is the error for the reader, and `faults` are the errors of single fields by
 * path. `run` resolves to true if the action succeeded. A press during the action does nothing. `onConflict` loads the data that another person has
 * changed. Without it the server would refuse the outdated version again and again.
 */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>, onConflict?: () => void) {
  const messages = usePanelMessages()
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

function outageText(error: unknown, messages: PanelMessages): string {
  return error instanceof RequestError || navigator.onLine ? messages.notSaved : messages.offline
}
