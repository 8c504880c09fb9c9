import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../src/app/shell/routes.ts'

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
const SECRET = '0123456789abcdef0123456789abcdef'

/** Returns the log line for a path, for each proxy. The line is computed from the patterns in the proxy's configuration. */
const LOGGED: Record<string, (path: string) => string> = {
  'nginx.conf': (path) => {
    const [, map = ''] = /map \$uri \$ahuti_path \{([^}]+)\}/.exec(read('nginx.conf')) ?? []
    const [whole = '', cut = ''] = [...map.matchAll(/~(\S+) \S+;/g)].map(([, pattern = '']) => pattern)
    if (new RegExp(whole).test(path)) return path
    const first = new RegExp(cut).exec(path)?.groups?.ahuti_first
    return first === undefined ? path : `${first}/...`
  },
  'haproxy.cfg': (path) => {
    const text = read('haproxy.cfg')
    const whole = /acl may_be_logged path_reg (\S+)/.exec(text)?.[1] ?? '^$'
    const cut = /regsub\("([^"]+)"/.exec(text)?.[1] ?? '^$'
    return new RegExp(whole).test(path) ? path : path.replace(new RegExp(cut), '$1/...')
  },
}

/** Pages whose path parameter is not secret, because all readers see the same page. */
const OPEN_PAGES = new Set(['ritual', 'article', 'group'])
const secretPages = routes
  .filter(({ name }) => !OPEN_PAGES.has(name))
  .flatMap(({ patterns }) => patterns)
  .filter((pattern) => pattern.includes('/:'))
  .map((pattern) => pattern.replace(/:\w+\??/, SECRET))

describe.each(Object.keys(LOGGED))('the access log of %s', (name) => {
  const logged = LOGGED[name] ?? String

  it.each([
    ...secretPages,
    `/api/orders/${SECRET}`,
    `/api/orders/${SECRET}/plan`,
    `/api/gifts/${SECRET}`,
    `/api/proofs/${SECRET}/visibility`,
    `/api/reviews/own/${SECRET}`,
    `/api/admin/calendar/${SECRET}.ics`,
    `/api/crypto/payment/${SECRET}/status`,
    `/media/${SECRET}/file.mp3`,
    `/proof/${SECRET}/certificate.pdf`,
    `//order/${SECRET}`,
    `/order%2F${SECRET}`,
    `/articles/../order/${SECRET}`,
    `/rituals/a/${SECRET}`,
  ])('the access log does not contain the secret id in the path %s', (path) => {
    expect(logged(path)).not.toContain(SECRET)
  })

  it('the access log shortens paths of personal pages, but not of public pages', () => {
    const paths = ['/', '/rituals', '/ritual/ganesha', '/api/services/ganesha', '/assets/main-a1.js']
    expect(paths.map(logged)).toEqual(paths)
    expect(logged(`/order/${SECRET}/plan`)).toBe('/order/...')
    expect(logged(`/api/orders/${SECRET}`)).toBe('/api/orders/...')
  })
})

it('the paths with a secret id include every kind of personal page', () => {
  const firsts = secretPages.map((page) => page.split('/')[1])
  expect(firsts).toEqual(expect.arrayContaining(['order', 'gift', 'proof', 'review', 'checkout']))
})

it('every nginx server writes the log with short paths, and never logs complete requests', () => {
  const [, ...servers] = read('nginx.conf').split(/^server \{/m)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/access_log \S+ ahuti;/)
    expect(server).toMatch(/error_log \S+ crit;/)
  }
  const format = /log_format ahuti ([^;]+);/.exec(read('nginx.conf'))?.[1] ?? ''
  expect(format).toContain('$ahuti_path')
  expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|http_referer)\b/)
})

it('HAProxy logs only the shortened path, and never the complete address', () => {
  const format = /log-format "(.+)"/.exec(read('haproxy.cfg'))?.[1] ?? ''
  expect(format).toContain('%[var(txn.logged)]')
  expect(format).not.toMatch(/%HPO|%HP|%HU|%HQ|%r\b/)
})
