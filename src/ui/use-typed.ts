import { useState } from 'react'

type Fields = Record<string, string>

/** The fields of a record that others may change meanwhile: what is typed stays, the rest follows the record. */
export function useTyped<T extends Fields>(stands: T): [typed: T, setTyped: (typed: T) => void] {
  const [base, setBase] = useState(stands)
  const [typed, setTyped] = useState(stands)
  if (Object.keys(stands).some((name) => stands[name] !== base[name])) {
    setBase(stands)
    setTyped(followed(typed, base, stands))
  }
  return [typed, setTyped]
}

/** `typed` over a record that was `base` and is `stands` by now. */
export function followed<T extends Fields>(typed: T, base: T, stands: T): T {
  const untouched = Object.keys(typed).filter((name) => typed[name] === base[name])
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, stands[name]])) }
}
