import { expect, it } from 'vitest'
import { listFolders, packagesIn } from './closure.ts'

it('a file needs the packages that it imports, except imports of types only', () => {
  const source = `
    import pg from 'pg'
    import type { Logger } from 'pino'
    import { type Db, rowsOf } from '#server/x.ts'
    import { z } from '@hono/zod-openapi/extra'
    import 'side-effect'
    import { join } from 'node:path'
    export { a } from './own.ts'
    const sharp = (await import('sharp')).default
    const words = await readFile(require.resolve('words'))`
  expect(packagesIn(source)).toEqual(['pg', '@hono/zod-openapi', 'side-effect', 'sharp', 'words'])
})

it('packages are found like in Node, without the packages for other platforms', () => {
  const lock = {
    'node_modules/a': {
      dependencies: { b: '1' },
      optionalDependencies: { 'a-mac': '1' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { e: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/e': {},
    'node_modules/a-mac': {},
  }
  expect(listFolders(['a'], lock, (folder) => !folder.endsWith('-mac'))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/e',
  ])
  expect(() => listFolders(['gone'], lock, () => true)).toThrow(/gone, which the shop needs/)
})
