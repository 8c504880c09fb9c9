import type { RequestError } from '#ui/request.ts'
import type { Row } from './plan-rows.ts'

/** By the field's name: `startDate`, `specialWishes`, `participants`, `participants.{row}.{field}`, `consent`. */
export type PlanErrors = Record<string, string>

/** What the shop refused, by the form's own fields: a participant's place becomes the row that was sent there. */
export function refusedFields(problem: RequestError['problem'], kept: readonly Row[]): PlanErrors {
  const fieldOf = (path: string) =>
    path.replace(/^participants\.(\d+)/, (_, index: string) => `participants.${kept[Number(index)]?.id}`)
  return Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [fieldOf(path), message]))
}
