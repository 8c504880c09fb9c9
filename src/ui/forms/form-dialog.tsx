import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { DialogButtons } from '../overlays/dialog-buttons.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { Form, SubmitButton } from './form.tsx'

type FormDialogProps<Values extends FieldValues, Input> = Omit<ComponentProps<typeof Form<Values, Input>>, 'id'> & {
  open?: boolean
  title: string
  size?: ComponentProps<typeof Dialog>['size']
  /** The label of the cancel button. */
  back?: string
  submit: ReactNode
  isSubmitDisabled?: boolean
  isDangerous?: boolean
  /** True in the panel: if there is typed text, the form asks the user before the window closes, for example after Escape. */
  keepsTyped?: boolean
  onClose: () => void
}

/** A form in a dialog, with its buttons at the bottom. */
export function FormDialog<Values extends FieldValues, Input>({
  open = true,
  title,
  size,
  back,
  submit,
  isSubmitDisabled = false,
  isDangerous = false,
  keepsTyped = false,
  onClose,
  form,
  ...rest
}: FormDialogProps<Values, Input>) {
  const id = useId()
  const { isDirty } = useFormState({ control: form.control })
  const [isAsking, setAsking] = useState(false)
  const close = () => (keepsTyped && isDirty ? setAsking(true) : onClose())
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size={size}
      closeLabel={back}
      foot={
        <DialogButtons back={back} onBack={close}>
          <SubmitButton of={form} form={id} kind={isDangerous ? 'danger' : 'primary'} disabled={isSubmitDisabled}>
            {submit}
          </SubmitButton>
        </DialogButtons>
      }
    >
      <Form {...rest} form={form} id={id} />
      {isAsking && <CloseQuestion onYes={onClose} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}

function CloseQuestion({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  const { unsaved } = usePanelMessages()
  return (
    <ConfirmDialog
      title={unsaved.title}
      yes={unsaved.close}
      back={unsaved.stay}
      isDangerous
      onYes={onYes}
      onClose={onClose}
    >
      <p>{unsaved.closeText}</p>
    </ConfirmDialog>
  )
}
