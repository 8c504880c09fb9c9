import type { NamedOperation } from '#server/http/openapi.ts'
import type { Route } from '#server/http/route.ts'
import { exampleOf } from './examples.ts'
import { publicOperations } from './operations-public.ts'
import { staffOperations } from './operations-staff.ts'

/** By subject: the name of each call, which the generated clients of other programs call their functions by. A name is never changed. */
const operations: Record<string, Record<string, string>> = { ...publicOperations, ...staffOperations }

const byCall = new Map(
  Object.entries(operations).flatMap(([tag, calls]) =>
    Object.entries(calls).map(([call, id]): [string, NamedOperation] => [call, { id, tag, ...exampleOf(id) }]),
  ),
)

/** What a call is called; undefined for one that nobody has named yet (a test asks for it). */
export function operationOf({ method, path }: Pick<Route, 'method' | 'path'>): NamedOperation | undefined {
  return byCall.get(`${method.toUpperCase()} ${path}`)
}
