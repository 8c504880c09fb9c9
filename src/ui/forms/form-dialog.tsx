import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DialogButtons } from '../overlays/dialog-buttons.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Form, SubmitButton } from './form.tsx'

type FormDialogProps<Values extends FieldValues, Input> = Omit<ComponentProps<typeof Form<Values, Input>>, 'id'> & {
  open?: boolean
  title: string
  size?: ComponentProps<typeof Dialog>['size']
  /** The label of the cancel button. */
  back?: string
  /** The label of the close button; by default that of the cancel button. */
  closeLabel?: string | undefined
  submit: ReactNode
  isSubmitDisabled?: boolean
  isDangerous?: boolean
  onClose: () => void
}

/** A form in a dialog, with its buttons at the bottom. */
export function FormDialog<Values extends FieldValues, Input>({
  open = true,
  title,
  size,
  back,
  closeLabel = back,
  submit,
  isSubmitDisabled = false,
  isDangerous = false,
  onClose,
  form,
  ...rest
}: FormDialogProps<Values, Input>) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size={size}
      closeLabel={closeLabel}
      foot={
        <DialogButtons back={back} onBack={onClose}>
          <SubmitButton of={form} form={id} kind={isDangerous ? 'danger' : 'primary'} disabled={isSubmitDisabled}>
            {submit}
          </SubmitButton>
        </DialogButtons>
      }
    >
      <Form {...rest} form={form} id={id} />
    </Dialog>
  )
}
