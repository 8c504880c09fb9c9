import { expect, it } from 'vitest'
import { foldersOf, packagesIn } from './closure.ts'

it('a file needs the packages it names at run time, and none it takes only types from', () => {
  const source = `
    import pg from 'pg'
    import type { Logger } from 'pino'
    import { type Db, rowsOf } from '#server/x.ts'
    import { z } from '@hono/zod-openapi/extra'
    import 'side-effect'
    import { join } from 'node:path'
    export { a } from './own.ts'
    const sharp = (await import('sharp')).default`
  expect(packagesIn(source)).toEqual(['pg', '@hono/zod-openapi', 'side-effect', 'sharp'])
})

it('what a package needs is found where Node finds it, and what is not for this machine is left out', () => {
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
  expect(foldersOf(['a'], lock, (folder) => !folder.endsWith('-mac'))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/e',
  ])
  expect(() => foldersOf(['gone'], lock, () => true)).toThrow(/gone, which the shop needs/)
})
