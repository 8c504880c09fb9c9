import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../test/shop.ts'

let shop: TestShop
let document: ReadableBody
let operations: ReadableBody[]
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
  document = (await shop.call('GET', '/api/openapi.json')).body
  operations = Object.values<ReadableBody>(document.paths).flatMap((path) => Object.values<ReadableBody>(path))
})
afterAll(() => shop.close())

/** Every value under this key, at any depth. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner !== 'object' ? [inner] : valuesOf(inner, key),
  )
}

it('every pattern in the API description is valid JSON Schema, without delimiters or flags', () => {
  const patterns = valuesOf(document, 'pattern').map(String)
  expect(patterns.length).toBeGreaterThan(20)
  expect(patterns.filter((pattern) => /^\/|[^\\]\/[a-z]+$/.test(pattern))).toEqual([])
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

it('every API call has an access rule, errors, a tag and a unique id', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(operations.length).toBe(shop.routes.length + 1)
  for (const { tags, security, responses } of operations) {
    expect(tags).toHaveLength(1)
    expect(security.length).toBeGreaterThan(0)
    for (const status of ['400', '429', '500', '503']) expect(responses).toHaveProperty(status)
  }
})

it('every example in the API description matches its schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { document } })
  const found = Object.entries<ReadableBody>(document.paths).flatMap(([path, methods]) =>
    Object.entries<ReadableBody>(methods).flatMap(([method, operation]) =>
      [['requestBody'], ...Object.keys(operation.responses).map((status) => ['responses', status])].map((place) => ({
        pointer: ['paths', path, method, ...place, 'content', 'application/json'],
        media: place.reduce((inner, key) => inner?.[key], operation)?.content?.['application/json'],
      })),
    ),
  )
  const examples = found.filter(({ media }) => media?.example !== undefined)
  const faults = examples.flatMap(({ pointer, media }) => {
    const keys = [...pointer, 'schema'].map((key) =>
      encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
    )
    const validate = ajv.compile({ $ref: `document#/${keys.join('/')}` })
    return validate(media.example) ? [] : [`${pointer.join(' ')}: ${ajv.errorsText(validate.errors)}`]
  })
  expect(examples.length).toBeGreaterThanOrEqual(11)
  expect(faults).toEqual([])
})

it('the API description contains the shop’s address, the session cookie and the Origin rule', () => {
  expect(document.servers).toEqual([{ url: 'https://ahuti.example' }])
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: '__Host-sid' })
  expect(document.paths['/api/auth/me'].get.security).toEqual([{ session: [] }])
  expect(document.info.description).toContain('`Origin` header')
  const origin = { $ref: '#/components/parameters/Origin' }
  expect(document.paths['/api/orders'].post.parameters).toContainEqual(origin)
  expect(document.paths['/api/orders'].get.parameters).not.toContainEqual(origin)
})

it('the ids of tiers and intentions are explained in the schemas that use them', () => {
  const { schema } = document.paths['/api/orders'].post.requestBody.content['application/json']
  const { id } = schema.properties.items.items.properties
  expect(id.description).toMatch(/basic\|enhanced\|premium.*z-special-intention/)
})

it('the tests compare every response of the API with its description', async () => {
  const answered = shop.api.request.bind(shop.api)
  const withMore = async (...args: Parameters<typeof answered>) => {
    const response = await answered(...args)
    const body = (await response.clone().json()) as object
    return new Response(JSON.stringify({ ...body, customerEmail: 'leak@example.com' }), response)
  }
  const { body } = await shop.call('POST', '/api/orders', makeOrder())
  shop.api.request = withMore
  await expect(shop.call('GET', `/api/orders/${body.id}`)).rejects.toThrow('additional properties')
  shop.api.request = answered
})
