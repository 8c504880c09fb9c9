import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react'
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { Button, type ButtonVariant } from '../button.tsx'
import { FormFaults } from '../form-faults.tsx'
import { Notice } from '../notice.tsx'
import { useFaultText, useFormKit } from './form-context.ts'

type SubmitButtonProps<Values extends FieldValues, Input> = {
  /** For a button outside its form, which then names the form by `form`. */
  of?: UseFormReturn<Values, unknown, Input>
  /** Busy also with what follows. */
  busy?: boolean
} & ButtonVariant &
  Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'>

/** Submits the form around it; busy while that goes on. */
export function SubmitButton<Values extends FieldValues, Input>({
  of,
  busy = false,
  ...rest
}: SubmitButtonProps<Values, Input>) {
  const { isSubmitting } = useFormState(of && { control: of.control })
  return <Button kind="primary" {...rest} type="submit" busy={isSubmitting || busy} />
}

type FormFailureProps = {
  title?: string | undefined
  action?: ReactNode
  /** Said also when each fault stands under its field. */
  besideFaults?: boolean
  /** In place of the server's words, by the code of the refusal. */
  texts?: Record<string, string>
}

/** What went wrong with the whole form: the server's words, an outage, faults that have no field here. */
export function FormFailure({ title, action, besideFaults = false, texts = {} }: FormFailureProps) {
  const { errors } = useFormState()
  const failure = errors.root?.server
  const { root: _, ...faults } = errors
  if (!failure || (!besideFaults && Object.keys(faults).length > 0)) return null
  return (
    <Notice tone="danger" title={title} action={action}>
      {texts[String(failure.type)] ?? failure.message}
    </Notice>
  )
}

type FormSummaryProps = {
  /** How many fields are wrong. */
  title: (count: number) => string
  /** Said beside a failure of the whole form, where no field is wrong. */
  note?: ReactNode
  /** The failure of the whole form stands under the title, not in its place. */
  keepsTitle?: boolean
  /** A fault with the name of its field; by default its text alone. */
  lineOf?: (name: string, text: string) => string
  /** In place of the server's words, by the code of the refusal. */
  texts?: Record<string, string>
}

/** What kept the form from being saved, at its head: each line leads to its field. It takes the focus when the form was refused. */
export function FormSummary({
  title,
  note,
  keepsTitle = false,
  lineOf = (_, text) => text,
  texts = {},
}: FormSummaryProps) {
  const { names, hasSummary, refusals } = useFormKit()
  const { errors } = useFormState()
  const textOf = useFaultText()
  useEffect(() => {
    hasSummary.current = true
    return () => {
      hasSummary.current = false
    }
  }, [hasSummary])
  // A field that a fault has just opened is not among the names yet.
  const faults = [...new Set([...names, ...pathsOf(errors)])].flatMap((field) => {
    const text = textOf(get<FieldErrors, FieldError | undefined>(errors, field)?.message)
    return text ? [{ field, text: lineOf(field, text) }] : []
  })
  const { server } = errors.root ?? {}
  const failure = server && (texts[String(server.type)] ?? server.message)
  return (
    <FormFaults
      title={(!keepsTitle && failure) || title(faults.length)}
      note={keepsTitle ? failure : failure !== undefined && faults.length === 0 ? note : undefined}
      faults={faults}
      refusals={refusals}
    />
  )
}

function pathsOf(errors: object, before = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return []
    return 'message' in error ? [before + name] : pathsOf(error, `${before}${name}.`)
  })
}
