import { useState } from 'react'
import { invalidateApi } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useQueryClient } from '@tanstack/react-query'

export type Action = {
  /** Runs a change of the sandbox with a name, shows its result, and loads all data again. */
  run: (name: string, work: () => Promise<string>) => Promise<void>
  running: string | undefined
  message: { text: string; failed: boolean } | undefined
}

/** Only one change runs at a time. Meanwhile the other changes are disabled. */
export function useSandboxAction(): Action {
  const client = useQueryClient()
  const [running, setRunning] = useState<string>()
  const [message, setSaid] = useState<Action['message']>()

  async function run(name: string, work: () => Promise<string>): Promise<void> {
    if (running !== undefined) return
    setRunning(name)
    try {
      setSaid({ text: await work(), failed: false })
    } catch (error) {
      setSaid({ text: reasonOf(error), failed: true })
    } finally {
      setRunning(undefined)
      void invalidateApi(client, '/api/sandbox/')
    }
  }
  return { run, running, message }
}

function reasonOf(error: unknown): string {
  const problem = findProblem(error)
  return problem?.errors?.map(({ message }) => message).join(' ') ?? problem?.message ?? String(error)
}
