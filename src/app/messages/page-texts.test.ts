import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { routeFile, routes } from '../shell/routes.ts'
import { messages as everywhere } from './public.en.ts'

const IMPORT = /(?:^|\n)(?:import|export) (?!type )[^'"]*?['"]([#.][^'"]+\.tsx?)['"]|import\('([#.][^']+\.tsx?)'\)/g
/** The texts that a part of a page loads. Such a part is loaded later than its page. */
const BROUGHT = /loadPageTexts\(lang, \[([^\]]*)\]\)/g
const USE = /useDictionary<([^(]*)>\('([\w-]+)'\)/g

/** The texts that a file and all its imports use. The `optional` texts may be missing. */
function usedFrom(root: string): Record<'needed' | 'optional' | 'brought', Set<string>> {
  const used = { needed: new Set<string>(), optional: new Set<string>(), brought: new Set<string>() }
  const files = new Set([root])
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [, type = '', name = ''] of source.matchAll(USE))
      used[type.includes('undefined') ? 'optional' : 'needed'].add(name)
    for (const [, names = ''] of source.matchAll(BROUGHT))
      for (const [, name = ''] of names.matchAll(/'([\w-]+)'/g)) used.brought.add(name)
    for (const [, fixed, late = ''] of source.matchAll(IMPORT)) {
      const imported = fixed ?? late
      const found = imported.startsWith('#')
        ? `src/${imported.slice(1)}`
        : path.posix.join(path.posix.dirname(file), imported)
      if (existsSync(found)) files.add(found)
    }
  }
  return used
}

it.each(routes)(
  'the list of texts for page $name matches the texts that its components use',
  async ({ name, load }) => {
    const { needed, optional, brought } = usedFrom(routeFile(name))
    const { page } = await load()
    const named = new Set([...Object.keys(everywhere), ...brought, ...(page.texts ?? [])])
    expect([...needed].filter((text) => !named.has(text))).toEqual([])
    expect((page.texts ?? []).filter((text) => !needed.has(text) && !optional.has(text))).toEqual([])
  },
)
