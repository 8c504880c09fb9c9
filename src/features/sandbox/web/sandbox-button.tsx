import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { Action } from './use-sandbox-action.ts'

type SandboxButtonProps = {
  action: Action
  /** Of this change among all of the page. */
  name: string
  /** Answers what it came to, in words. */
  work: () => Promise<string>
  disabled?: boolean
  children: ReactNode
}

/** A change of the sandbox; while another runs it waits, disabled. */
export function SandboxButton({
  action: { run, running },
  name,
  work,
  disabled = false,
  children,
}: SandboxButtonProps) {
  const isBusy = running === name
  return (
    <Button
      busy={isBusy}
      disabled={disabled || (running !== undefined && !isBusy)}
      onClick={() => void run(name, work)}
    >
      {children}
    </Button>
  )
}
