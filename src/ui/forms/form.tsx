import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { Notice } from '../feedback/notice.tsx'
import { Button, type ButtonVariant } from '../layout/button.tsx'
import { useDictionary } from '../text/messages.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { findProblem, RequestError } from '../data/request.ts'
import {
  faultAt,
  type Finish,
  findFieldPlace,
  FormKitContext,
  pathsOf,
  REFUSED_HERE,
  useFaultText,
  useFormKit,
} from './form-context.ts'

type FormProps<Values extends FieldValues, Input> = {
  form: UseFormReturn<Values, unknown, Input>
  /** Makes the call. If it throws a RequestError or a `FieldRefusal`, the form shows the error. Presses during the call are ignored. */
  onSubmit: (input: Input) => Promise<unknown>
  /**
   * Called after a 409 `conflict.version`. Loads the record that another person has changed. Without this function the server would refuse the old
   * version each time.
   */
  onConflict?: () => void
  /** Called after a 409 `conflict.version`, with the current record from the response. */
  onPresent?: (present: unknown) => void
  /** Called after any refusal by the server, and if the server does not answer. */
  onRefused?: (error: unknown) => void
  /** Returns the message for a failed call. By default this is the server's message, or `outageText` if the server sent no message. */
  failureText?: (error: unknown) => string
  /** The message if the server does not answer. By default this is the panel's message. */
  outageText?: string
  /** The field that shows all errors. For a form with only one field. */
  failureField?: FieldPath<Values>
  /** True if all fields are disabled. */
  isClosed?: boolean
} & Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'noValidate'>

/**
 * An error of one field, in the reader's language, that `onSubmit` throws. If that field is not on the screen, the error is shown for the whole form.
 */
export class FieldRefusal extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'FieldRefusal'
    this.field = field
  }
}

/**
 * A form of react-hook-form with the behaviour of all forms of the shop. Field errors of the schema and of a 422 response are shown below the fields.
 * Other errors are shown in `FormFailure` or `FormSummary`. The first error gets the focus. A second press does nothing. The input stays.
 */
export function Form<Values extends FieldValues, Input>({
  form,
  onSubmit,
  onConflict,
  onPresent,
  onRefused,
  failureText,
  outageText,
  failureField,
  isClosed = false,
  children,
  ...rest
}: FormProps<Values, Input>) {
  const element = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const isRefused = useRef(false)
  const hasSummary = useRef(false)
  const [names] = useState(() => new Set<string>())
  const [unfinished] = useState(() => new Set<Finish>())
  const [unsaved, setUnsaved] = useState(0)
  const hasUnsaved = unsaved > 0
  const [refusals, setRefusals] = useState(0)
  const ownFailureText = useFailureText(outageText)
  const textOf = useFaultText()
  const kit = useMemo(
    () => ({
      names,
      unfinished,
      hasUnsaved,
      setUnsaved,
      hasSummary,
      refusals,
      isClosed,
      submit: () => element.current?.requestSubmit(),
    }),
    [names, unfinished, hasUnsaved, refusals, isClosed],
  )

  useEffect(() => {
    if (refusals > 0 && !hasSummary.current) showFault(firstWrong(element.current))
  }, [refusals])

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // React events in a dialog bubble through the component tree, so they would also reach a form around the dialog.
    event.stopPropagation()
    if (isRunning.current) return
    isRunning.current = true
    isRefused.current = false
    try {
      if (!(await finishAll())) return
      await form.handleSubmit(work, refuse)()
      // The form has rendered the errors of the refused call, so the focus can move to them.
      if (isRefused.current) setRefusals((count) => count + 1)
    } finally {
      isRunning.current = false
    }
  }

  /** Returns false if the text of a part is not valid. That part shows the error. */
  async function finishAll(): Promise<boolean> {
    try {
      await Promise.all([...unfinished].map(async (finish) => await finish()))
      return true
    } catch (error) {
      onRefused?.(error)
      return false
    }
  }

  async function work(input: Input): Promise<void> {
    const sent = form.getValues()
    try {
      await onSubmit(input)
      form.resetDefaultValues(sent)
    } catch (error) {
      showFailure(error)
      onRefused?.(error)
    }
  }

  /** Shows a general message after the schema or the rules have refused the form. */
  function refuse(): void {
    const text = textOf('http.invalid')
    if (text !== 'http.invalid') form.setError('root.server', { type: REFUSED_HERE, message: text })
    isRefused.current = true
  }

  function showFailure(error: unknown): void {
    isRefused.current = true
    if (error instanceof FieldRefusal) return refuseField(error)
    const problem = findProblem(error)
    const homeless = (problem?.errors ?? [])
      .filter(({ path, message }) => !putFault(path, message))
      .map(({ message }) => message)
      .join(' ')
    const message = `${(failureText ?? ownFailureText)(error)} ${homeless}`.trim()
    const failure = { type: problem?.code ?? 'outage', message }
    if (homeless) form.setError('root.homeless', { type: 'server', message: homeless })
    if (failureField === undefined) form.setError('root.server', failure)
    else if (form.getFieldState(failureField).error === undefined) form.setError(failureField, failure)
    if (problem?.code !== 'conflict.version') return
    onPresent?.(problem.present)
    onConflict?.()
  }

  function refuseField({ field, message }: FieldRefusal): void {
    if (!putFault(field, message)) form.setError('root.server', { type: field, message })
  }

  /** Shows an error at its field. Returns false if no field on the screen has this path. */
  function putFault(path: string, message: string): boolean {
    const place = findFieldPlace(path, names)
    // The names on the screen are paths of the form's values.
    if (place !== undefined) form.setError(place as FieldPath<Values>, { type: 'server', message })
    return place !== undefined
  }

  return (
    <FormProvider {...form}>
      <FormKitContext value={kit}>
        <form {...rest} ref={element} noValidate onSubmit={send}>
          {children}
        </form>
      </FormKitContext>
    </FormProvider>
  )
}

type SubmitButtonProps<Values extends FieldValues, Input> = {
  /** The form of the button, if the button is outside the form element. */
  of?: UseFormReturn<Values, unknown, Input>
  /** True while the form waits for something else. The button is also busy then. */
  busy?: boolean
} & ButtonVariant &
  Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'>

/** A button that submits the form around it. It is busy during the call. */
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
  /** True if the message is also shown when every error has a text below its field. */
  besideFaults?: boolean
  /** Texts by error code. They are shown instead of the server's message. */
  texts?: Record<string, string>
  /** The button after a 409 `conflict.version`. It loads what another person has saved. There is no title in this case. */
  reload?: { text: string; onReload: () => void }
}

/** Errors of the whole form: the server's message, a failed connection, and errors whose field is not on the screen. */
export function FormFailure({ title, action, besideFaults = false, texts = {}, reload }: FormFailureProps) {
  const { names } = useFormKit()
  const { errors } = useFormState()
  const textOf = useFaultText()
  const { server, homeless } = errors.root ?? {}
  const paths = pathsOf(errors)
  const lost = paths.filter((path) => findFieldPlace(path, names) === undefined)
  const isSaidBelow = !besideFaults && paths.length > lost.length
  const code = server?.type === REFUSED_HERE ? 'http.invalid' : String(server?.type)
  const whole = isSaidBelow ? homeless?.message : server && (texts[code] ?? server.message)
  const said = [whole, ...lost.map((path) => textOf(faultAt(errors, path)))].filter(Boolean)
  if (said.length === 0) return null
  const again = reload && code === 'conflict.version' && (
    <Button size="compact" onClick={reload.onReload}>
      {reload.text}
    </Button>
  )
  return (
    <Notice tone="danger" title={again ? undefined : title} action={again || action}>
      {said.join(' ')}
    </Notice>
  )
}

function useFailureText(outageText: string | undefined): (error: unknown) => string {
  const messages = useDictionary<PanelMessages | undefined>('panel')
  return (error) => {
    const said = findProblem(error)?.message
    const isOffline = !(error instanceof RequestError) && !navigator.onLine
    return said ?? outageText ?? (isOffline ? messages?.offline : messages?.notSaved) ?? ''
  }
}

/**
 * Focuses a control, and scrolls the text of its error into view. Without this the browser would show only the control. While the control has the
 * focus, content that appears later, for example the reading of a name, does not push the text out of view.
 */
function showFault(control: HTMLElement | undefined): void {
  control?.focus()
  const fault = document.getElementById(control?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  fault?.scrollIntoView({ block: 'nearest' })
  const form = control?.closest('form')
  if (!form) return
  const growth = new ResizeObserver(() => {
    if (document.activeElement === control) fault?.scrollIntoView({ block: 'nearest' })
    else growth.disconnect()
  })
  growth.observe(form)
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | undefined {
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLElement && control.getAttribute('aria-invalid') === 'true') return control
  return undefined
}
