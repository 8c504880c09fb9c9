import { describe, expect, it } from 'vitest'
import { PRIVATE } from '#features/platform/analytics/web/consent.ts'
import { matchPath, routes } from './routes.ts'

const paths = routes.flatMap(({ patterns }) =>
  patterns.map((pattern) => pattern.replace('(?<id>offer|privacy|refund)', 'offer').replace(/:\w+\??/g, 'a1b2')),
)

describe('the list of pages where external analytics is off', () => {
  it('contains the same pages that the shop treats as private', () => {
    expect(paths).toContain('/gift/a1b2')
    const taken = paths.filter((path) => PRIVATE.test(path))
    expect(taken).toEqual(paths.filter((path) => matchPath(path).route.isPrivate !== false))
  })
})
