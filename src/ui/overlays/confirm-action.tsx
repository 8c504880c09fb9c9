import { type ComponentProps, type ReactNode, useState } from 'react'
import { type ActionProps, Button } from '../layout/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useDictionary } from '../text/messages.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { useAction } from '../data/use-action.ts'

type DialogProps = ComponentProps<typeof ConfirmDialog>

type ConfirmActionProps = Pick<
  DialogProps,
  'open' | 'size' | 'title' | 'yes' | 'back' | 'closeLabel' | 'isDangerous' | 'disabled'
> & {
  /** Asks why; the answer is handed to `call`, and what the server says of `reason` stands under it. */
  reason?: Omit<NonNullable<DialogProps['reason']>, 'value' | 'onChange' | 'error'>
  /** Does it. Afterwards the dialog closes; what it throws is said inside. */
  call: (reason: string) => Promise<unknown>
  /** Reads again what somebody else changed meanwhile. */
  onConflict?: () => void
  onClose: () => void
  /** What will happen; fields get what the server said of them, by their paths. */
  children?: ReactNode | ((faults: Record<string, string>) => ReactNode)
}

/** The last question before a call, and the call. */
export function ConfirmAction({ reason, call, onConflict, onClose, children, ...dialog }: ConfirmActionProps) {
  const { close } = useDictionary<PanelMessages>('panel')
  const [typed, setTyped] = useState('')
  const action = useAction(async () => {
    await call(typed)
    setTyped('')
    onClose()
  }, onConflict)
  function stop(): void {
    action.clear()
    onClose()
  }
  return (
    <ConfirmDialog
      closeLabel={close}
      {...dialog}
      reason={reason && { ...reason, value: typed, onChange: setTyped, error: action.faults.reason }}
      action={action}
      onYes={() => void action.run()}
      onClose={stop}
    >
      {typeof children === 'function' ? children(action.faults) : children}
    </ConfirmDialog>
  )
}

type ConfirmButtonProps = Omit<ConfirmActionProps, 'open' | 'onClose' | 'yes'> & {
  /** What the button says. */
  text: string
  button?: Omit<ActionProps, 'onClick' | 'children'>
  /** By default what the button says. */
  yes?: string
  onOpen?: () => void
  onClose?: () => void
}

/** A button that asks before its call is made. */
export function ConfirmButton({ text, button, yes = text, onOpen, onClose, ...question }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  function open(): void {
    onOpen?.()
    setIsOpen(true)
  }
  function close(): void {
    setIsOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button size="compact" {...button} onClick={open}>
        {text}
      </Button>
      <ConfirmAction {...question} yes={yes} open={isOpen} onClose={close} />
    </>
  )
}
