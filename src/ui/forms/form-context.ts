import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
} from 'react'
import { type FieldError, type FieldErrors, get } from 'react-hook-form'
import { invariant } from '#base/refusal.ts'
import { useDictionary } from '../text/messages.tsx'

/** Writes a text that the user is still typing into the form's values. Throws if the text is not valid. */
export type Finish = () => void | Promise<void>

/** The data that a `Form` of the kit shares with its fields, besides the context of react-hook-form. */
type FormKit = {
  /** The names of the fields on screen, in the order they appeared. */
  names: Set<string>
  /** True if the form has a summary at the top. After a refusal the summary gets the focus, not the first wrong field. */
  hasSummary: RefObject<boolean>
  /** Parts of the form in which the user is still typing. Each part writes its text into the form's values before the form reads the values. */
  unfinished: Set<Finish>
  /** True if at least one of these parts has text that is not in the form's values yet. */
  hasUnsaved: boolean
  /** Sets how many of these parts have such text. */
  setUnsaved: Dispatch<SetStateAction<number>>
  /** The number of refused submissions. */
  refusals: number
  /** True if all fields are disabled, for example because the role does not allow changes. */
  isClosed: boolean
  /** Submits the form. A press on the submit button has the same effect. */
  submit: () => void
}

/** The type of an error that the form itself found: the schema or the rules refused a field. */
export const REFUSED_HERE = 'refused-here'

export const FormKitContext = createContext<FormKit | null>(null)

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext)
  invariant(kit, 'a field must be inside a Form')
  return kit
}

/** Registers that the screen has a place for errors with this path. */
export function useFaultPlace(name: string): void {
  const { names } = useFormKit()
  useEffect(() => {
    names.add(name)
    return () => {
      names.delete(name)
    }
  }, [names, name])
}

/**
 * Calls `finish` when the form is submitted, before the form reads its values. If `finish` throws, the form is not submitted. `isUnsaved`: the text
 * would be lost if the user left the page. Does nothing outside a form.
 */
export function useFinishBeforeSubmit(finish: Finish, isUnsaved: boolean): void {
  const { unfinished, setUnsaved } = useContext(FormKitContext) ?? {}
  const run = useEffectEvent(finish)
  useEffect(() => {
    const part = () => run()
    unfinished?.add(part)
    return () => {
      unfinished?.delete(part)
    }
  }, [unfinished])
  useEffect(() => {
    if (!isUnsaved) return
    setUnsaved?.((count) => count + 1)
    return () => setUnsaved?.((count) => count - 1)
  }, [setUnsaved, isUnsaved])
}

/**
 * The path of an error if a field on the screen has this path, otherwise the nearest parent path on the screen. For example, an error at `terms.0` is
 * shown at `terms`.
 */
export function findFieldPlace(path: string, names: Iterable<string>): string | undefined {
  const known = new Set(names)
  let place = path
  while (!known.has(place)) {
    const end = place.lastIndexOf('.')
    if (end < 0) return undefined
    place = place.slice(0, end)
  }
  return place
}

/** An error is stored either as a code of the schema or as a sentence. Returns the sentence in both cases. */
export function useFaultText(): (message: string | undefined) => string | undefined {
  const sentences = useDictionary<Record<string, string> | undefined>('errors')
  return (message) => (message && sentences?.[message]) || message || undefined
}

export function faultAt(errors: FieldErrors, path: string): string | undefined {
  return get<FieldErrors, FieldError | undefined>(errors, path)?.message
}

export function pathsOf(errors: object, before = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return []
    return 'message' in error ? [before + name] : pathsOf(error, `${before}${name}.`)
  })
}
