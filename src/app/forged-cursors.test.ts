import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { type Browser, signIn } from '../../test/sign-in.ts'

let shop: TestShop
let callers: Browser[]
beforeAll(async () => {
  shop = await openTestShop()
  callers = await Promise.all(['admin@example.com', 'partner@example.com'].map((email) => signIn(shop, email)))
})
afterAll(() => shop.close())

type ApiDescription = { paths: Record<string, { get?: { parameters?: { name: string }[] } }> }

/** Every read call that has this parameter, with ids of existing records. */
async function callsWith(parameter: string): Promise<string[]> {
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body as ApiDescription
  return Object.entries(paths)
    .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === parameter))
    .map(([path]) => path.replace('{id}', path.includes('articles') ? 'vastu' : 'ganesha'))
}

const cursorOf = (...texts: string[]) => Buffer.from(JSON.stringify(texts)).toString('base64url')

describe('a forged cursor', () => {
  it.each([
    ['words', ['never', 'never', 'never']],
    ['an out-of-range number', ['99999999999999', '99999999999999', '99999999999999']],
    ['a day that does not exist', ['2026-02-30T00:00:00.000Z', 'id', '1']],
    ['the year zero', ['0000-01-01T00:00:00.000Z', 'id', '1']],
    ['a time with a comment', ['2026-01-01T00:00:00Z (noon)', 'id', '1']],
  ])('with %s causes no server error in any list', async (_, texts) => {
    const paths = await callsWith('cursor')
    const cursors = [1, 2, 3].map((length) => cursorOf(...texts.slice(0, length)))
    const calls = callers.flatMap((caller) =>
      paths.flatMap((path) =>
        cursors.map(async (cursor) => [(await caller.call('GET', `${path}?cursor=${cursor}`)).status, path] as const),
      ),
    )
    expect(paths.length).toBeGreaterThan(15)
    expect((await Promise.all(calls)).filter(([status]) => status >= 500)).toEqual([])
  })
})

it.each(['from=0000-01-01', 'to=0000-01-01', 'to=9999-12-31', 'from=9999-12-30&to=9999-12-31', 'date=9999-12-31'])(
  'an out-of-range day (%s) causes no server error in any call',
  async (query) => {
    const paths = await callsWith(query.split('=')[0] ?? '')
    expect(paths.length).toBeGreaterThan(0)
    const calls = callers.flatMap((caller) =>
      paths.map(async (path) => [(await caller.call('GET', `${path}?${query}`)).status, path] as const),
    )
    expect((await Promise.all(calls)).filter(([status]) => status >= 500)).toEqual([])
  },
)
