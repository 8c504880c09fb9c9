import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { useFormKit } from './form-context.ts'

type SubmitConfirmProps = Omit<ComponentProps<typeof ConfirmDialog>, 'action' | 'onYes'>

/**
 * A confirmation before the call of a form. On the first press, `onSubmit` opens the confirmation. When the user confirms, the form is submitted
 * again, and `onSubmit` makes the call.
 */
export function SubmitConfirm(props: SubmitConfirmProps) {
  const { submit } = useFormKit()
  const { isSubmitting, errors } = useFormState()
  const action = { isBusy: isSubmitting, failure: errors.root?.server?.message }
  return <ConfirmDialog {...props} action={action} onYes={submit} />
}
