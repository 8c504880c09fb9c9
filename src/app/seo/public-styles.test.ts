import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CLIENT = fileURLToPath(new URL('../../../dist/client/', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: CLIENT }).map((file) => ({ file, css: readFileSync(CLIENT + file, 'utf8') }))

it('the sheets that are served as they were written use properties that the built ones define', () => {
  const defined = new Set(read('assets/*.css').flatMap(({ css }) => css.match(/--[\w-]+(?=:)/g) ?? []))
  const copied = read('*.css')
  expect(copied.map(({ file }) => file).toSorted()).toEqual(['offline.css', 'reference.css'])
  for (const { file, css } of copied) {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(0)
    const unknown = used.filter((name) => !defined.has(name) && !css.includes(`${name}:`))
    expect({ file, unknown }).toEqual({ file, unknown: [] })
  }
})
