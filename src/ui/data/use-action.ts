import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf } from './failure.ts'
import { useDictionary } from '../text/messages.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { problemOf, RequestError } from './request.ts'

/**
 * A change that somebody makes by a button, as a mutation of TanStack Query with what went wrong in the reader's words: `failure`, and `faults`
 * of single fields by their paths. `run` resolves to whether it went well; a press while it runs does nothing. `onConflict` reads again what
 * somebody else has changed meanwhile; a version that is out of date would be refused for ever.
 */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>, onConflict?: () => void) {
  const messages = useDictionary<PanelMessages>('panel')
  const isRunning = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (args: Args) => await work(...args),
    onError: (cause) => problemOf(cause)?.code === 'conflict.version' && onConflict?.(),
  })
  const failure = error ? failureOf(error, outageText(error, messages)) : undefined

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
    failure: failure?.text,
    faults: failure?.faults ?? {},
    problem: problemOf(error),
    clear: reset,
  }
}

function outageText(error: unknown, messages: PanelMessages): string {
  return error instanceof RequestError || navigator.onLine ? messages.notSaved : messages.offline
}
