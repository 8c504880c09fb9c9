import { expect, it } from 'vitest'
import { findPanelRoot } from './panel-path.ts'

it.each([
  ['/admin-panel', '/admin-panel'],
  ['/admin-panel/orders/1', '/admin-panel'],
  ['/my-own-path', '/my-own-path'],
  ['/my-own-path/today', '/my-own-path'],
  ['/sirius22', undefined],
  ['/admin-panels', undefined],
  ['/my-own-path-2', undefined],
  ['/', undefined],
])('%s belongs to the panel under %s', (path, root) => {
  expect(findPanelRoot(path, '/my-own-path')).toBe(root)
})
