/** The parts of an OpenAPI 3.1 document that the reference shows. */
export type Schema = {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

type Media = { schema?: Schema; example?: unknown }
type Content = Record<string, Media>

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema }

export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content } | { $ref: string }>
}

export type OpenApiDocument = {
  info: { title: string; description?: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter>; responses: Record<string, { description?: string }> }
}

export type Call = { method: string; path: string; operation: Operation }

/** The tags of the API calls. The most interesting tags for readers are first. The tags of the staff are last. */
const TAGS = [
  'shop, catalogue, agents, accounts, profile, orders, partners, consultant, payments, sandbox, proofs, reviews',
  'group rituals, catalogue (staff), second factor (staff), people (staff), shop (staff), orders (staff)',
  'calendar (staff), payments (staff), files (staff), proofs (staff), reviews (staff), group rituals (staff)',
].flatMap((line) => line.split(', '))

/** Groups the calls by tag. A tag that is not in `TAGS` comes last. */
export function callsByTag({ tags, paths }: OpenApiDocument): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const placeOf = ({ name }: { name: string }) => (TAGS.includes(name) ? TAGS.indexOf(name) : TAGS.length)
  const inOrder = tags.toSorted((a, b) => placeOf(a) - placeOf(b))
  return new Map(inOrder.map(({ name }) => [name, calls.filter(({ operation }) => operation.tags[0] === name)]))
}

/** The name in a reference, for example `Lang` in `#/components/parameters/Lang`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
