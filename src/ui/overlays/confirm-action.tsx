import { type ComponentProps, type ReactNode, useState } from 'react'
import { type ActionProps, Button } from '../layout/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { useAction } from '../data/use-action.ts'

type DialogProps = ComponentProps<typeof ConfirmDialog>

type ConfirmActionProps = Pick<
  DialogProps,
  'open' | 'size' | 'title' | 'yes' | 'back' | 'closeLabel' | 'isDangerous' | 'disabled'
> & {
  /** If set, the dialog asks for a reason. The answer is passed to `call`, and the server's error for `reason` is shown below the field. */
  reason?: Omit<NonNullable<DialogProps['reason']>, 'value' | 'onChange' | 'error'>
  /** Makes the change. Then the dialog closes. If the call fails, the error is shown inside the dialog. */
  call: (reason: string) => Promise<unknown>
  /** Called after a conflict. Loads the data that another person has changed. */
  onConflict?: () => void
  onClose: () => void
  /** The description of the action. It can contain fields, which get the server's errors by path. */
  children?: ReactNode | ((faults: Record<string, string>) => ReactNode)
}

/** A dialog that asks for confirmation and then makes the call. */
export function ConfirmAction({ reason, call, onConflict, onClose, children, ...dialog }: ConfirmActionProps) {
  const { close } = usePanelMessages()
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
  /** The label of the button. */
  text: string
  button?: Omit<ActionProps, 'onClick' | 'children'>
  /** The label of the button that confirms. By default it is the same as `text`. */
  yes?: string
  onClose?: () => void
}

/** A button that asks for confirmation before its call. */
export function ConfirmButton({ text, button, yes = text, onClose, ...question }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  function close(): void {
    setIsOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button size="compact" {...button} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      <ConfirmAction {...question} yes={yes} open={isOpen} onClose={close} />
    </>
  )
}
