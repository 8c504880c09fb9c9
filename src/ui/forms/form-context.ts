import { createContext, type RefObject, useContext, useEffect } from 'react'
import { invariant } from '#base/refusal.ts'
import { useDictionary } from '../text/messages.tsx'

/** What a `Form` of the kit shares with its fields, beside react-hook-form's own context. */
type FormKit = {
  /** The names of the fields on the screen, in the order in which they appeared. */
  names: Set<string>
  /** A summary at the head takes the focus after a refusal, in place of the first wrong field. */
  hasSummary: RefObject<boolean>
  /** How often the form was submitted in vain. */
  refusals: number
  /** Nothing can be changed, e.g. because the role does not allow it. */
  isClosed: boolean
  /** Submits the form as a press on its button does. */
  submit: () => void
}

/** The type of a failure that the form found itself: its schema or its rules refused a field. */
export const REFUSED_HERE = 'refused-here'

export const FormKitContext = createContext<FormKit | null>(null)

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext)
  invariant(kit, 'a field stands inside a Form')
  return kit
}

/** Tells the form that faults at this path have a place on the screen. */
export function useFaultPlace(name: string): void {
  const { names } = useFormKit()
  useEffect(() => {
    names.add(name)
    return () => {
      names.delete(name)
    }
  }, [names, name])
}

/** The path of a fault, or the nearest one above it that has a place: `terms.0` is shown at `terms`. */
export function placeOf(path: string, names: Iterable<string>): string | undefined {
  const known = new Set(names)
  let place = path
  while (!known.has(place)) {
    const end = place.lastIndexOf('.')
    if (end < 0) return undefined
    place = place.slice(0, end)
  }
  return place
}

/** Errors are kept as the code of a schema or as a sentence; this makes a sentence of both. */
export function useFaultText(): (message: string | undefined) => string | undefined {
  const sentences = useDictionary<Record<string, string> | undefined>('errors')
  return (message) => (message && sentences?.[message]) || message || undefined
}
