import type { ZodError } from 'zod'
import type { Fault } from './refusal.ts'

/**
 * The faults of an input against a schema, one per path. Faults that a schema defines have codes such as `orders.name-required`. All other
 * faults have general codes. The server returns these codes, and the forms of the panel show the same codes.
 */
export function schemaFaults(issues: ZodError['issues'], input: unknown): Fault[] {
  const faults = new Map<string, Fault>()
  for (const issue of issues) {
    const path = issue.path.join('.')
    const code = /^[a-z-]+\.[a-z-]+$/.test(issue.message) ? issue.message : `http.field-${generalFault(issue, input)}`
    if (!faults.has(path)) faults.set(path, { path, code })
  }
  return [...faults.values()]
}

function generalFault(issue: ZodError['issues'][number], input: unknown): string {
  const { code, path } = issue
  if (code === 'invalid_type') {
    const value = valueAt(input, path)
    // A form with an unreadable number contains NaN and sends null.
    if ((value === null || Number.isNaN(value)) && issue.expected === 'number') return 'not-number'
    return value === undefined || value === null ? 'missing' : 'wrong-type'
  }
  if (code === 'too_big') return 'too-big'
  if (code === 'too_small') return 'too-small'
  return 'invalid'
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  // Reading a property of a value that is not an object gives undefined.
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input)
}
