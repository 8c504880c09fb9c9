import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Api } from '../src/server/http/build-api.ts'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null | undefined
type Answer = { status: number; headers: Headers; body: unknown }
type Exchange = { method: string; path: string; sent: unknown; answer: Answer }
type Contract = { documented: (exchange: Exchange) => string | undefined }

/**
 * The contracts of the shops in this process. The key is the set of calls of a shop. Shops with the same calls share a contract, because
 * the description of a call is the same in every shop.
 */
const contracts = new Map<string, Promise<Contract>>()

/** Fails if a response, or an accepted input, does not match the description of the API in `/api/openapi.json`. */
export async function assertDocumented(api: Api, exchange: Exchange): Promise<void> {
  const calls = callsOf(api)
  let contract = contracts.get(calls)
  if (!contract) contracts.set(calls, (contract = readContract(api)))
  const fault = (await contract).documented(exchange)
  if (fault !== undefined) throw new Error(`${exchange.method} ${exchange.path} ${exchange.answer.status}: ${fault}`)
}

function callsOf(api: Api): string {
  return api.routes.map(({ method, path }) => `${method} ${path}`).join(' ')
}

async function readContract(api: Api): Promise<Contract> {
  const response = await api.request('http://localhost/api/openapi.json')
  const document = (await response.json()) as Json
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(closed(document) as object, 'document')
  const validators = new Map<string, ValidateFunction>()
  const places = Object.keys(at(document, ['paths']) ?? {}).toSorted(
    (a, b) => a.split('{').length - b.split('{').length,
  )

  function check(pointer: string[], value: unknown): string | undefined {
    const address = `document#/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const validate = validators.get(address) ?? ajv.compile({ $ref: address })
    validators.set(address, validate)
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' })
  }

  function documented({ method, path, sent, answer: { status, headers, body } }: Exchange): string | undefined {
    const plain = path.split('?')[0] ?? ''
    const place = places.find((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain))
    const operation = ['paths', place ?? '', method.toLowerCase()]
    if (status >= 400) {
      if (at(document, operation) && !at(document, [...operation, 'responses', String(status)])) return 'no such status'
      const media = headers.get('content-type')?.split(';')[0] ?? ''
      const ownMedia = at(document, [...operation, 'responses', String(status), 'content', media])
      if (ownMedia && media !== 'application/problem+json') return undefined
      if (!headers.get('content-type')?.startsWith('application/problem+json')) return 'no problem+json'
      return check(['components', 'schemas', 'Problem'], body)
    }
    // Two kinds of calls are not checked: the call that returns the API description, and calls that exist only in a test.
    if (!at(document, operation)) return undefined
    const answered = [...operation, 'responses', String(status)]
    if (!at(document, answered)) return 'no such status'
    if (!at(document, [...answered, 'content']))
      return body === undefined ? undefined : 'a body where none is described'
    const accepted = [...operation, 'requestBody', 'content', 'application/json', 'schema']
    const input = at(document, accepted) && typeof sent === 'object' ? check(accepted, sent) : undefined
    return input ?? check([...answered, 'content', 'application/json', 'schema'], body)
  }

  return { documented }
}

function at(value: Json, pointer: string[]): Json {
  return pointer.reduce<Json>((inner, key) => (inner as Record<string, Json> | undefined)?.[key], value)
}

/**
 * Returns the same document with a stricter rule: a response must not contain fields that the document does not describe. Input may contain such
 * fields, because the shop ignores them.
 */
function closed(value: Json, key = ''): Json {
  if (key === 'requestBody' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => closed(inner))
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each, name)]))
  const isObject = key !== 'properties' && inner.type === 'object' && inner.properties !== undefined
  return isObject && inner.additionalProperties === undefined ? { ...inner, additionalProperties: false } : inner
}
