import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ENTRY, loadManifest, collectStyles } from '../pages/assets.ts'

const folderOf = (build: string) => fileURLToPath(new URL(`../../../dist/${build}/`, import.meta.url))
const CLIENT = folderOf('client')
const read = (pattern: string) =>
  globSync(pattern, { cwd: CLIENT }).map((file) => ({ file, css: readFileSync(CLIENT + file, 'utf8') }))

it('style sheets in public/ use only properties that built style sheets define', () => {
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

it.each([
  ['client', ENTRY],
  ['staff', 'src/app/staff/entry.tsx'],
])('the first style sheet of every page declares the order of CSS layers (%s)', (build, entry) => {
  const folder = folderOf(build)
  const [first = ''] = collectStyles(loadManifest(folder), [entry])
  const layers = [...readFileSync(folder + first, 'utf8').matchAll(/@layer ([\w, ]+)/g)]
  const inOrder = new Set(layers.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))
  expect([...inOrder]).toEqual(['reset', 'tokens', 'base', 'ui', 'features'])
})
