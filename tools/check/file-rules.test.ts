import { expect, test } from 'vitest'
import { faultsOf, faultsOfText } from './file-rules.ts'

function faultsOfPath(path: string, lines = 10): string[] {
  return faultsOf([{ path, lines }], ['orders/orders'])
}

test.each([
  'src/base/money.ts',
  'src/app/browser.tsx',
  'src/features/orders/orders/model.ts',
  'src/features/orders/orders/rules-markdown.ts',
  'src/features/orders/orders/rules.test.ts',
  'src/features/orders/orders/messages/page.ru.ts',
  'src/features/orders/orders/messages/page-widget.en.ts',
  'src/features/orders/orders/data/cities-asia.ts',
  'src/features/orders/orders/providers/tron.ts',
  'src/features/orders/orders/web/order-page.tsx',
  'src/features/orders/orders/web/order-page.module.css',
  'src/features/orders/orders/web/admin/board.test.tsx',
  'src/features/orders/orders/web/plates/drawings.ts',
  'test/e2e/buying.spec.ts',
  'tools/run.mjs',
  'tools/processes.d.mts',
])('the path %s is accepted', (path) => {
  expect(faultsOfPath(path)).toEqual([])
})

test.each([
  ['src/base/utils.ts', 'says nothing'],
  ['src/helpers/money.ts', 'says nothing'],
  ['src/ui/common/button.tsx', 'says nothing'],
  ['src/features/orders/orders/web/index.ts', 'says nothing'],
  ['src/ui/index.tsx', 'says nothing'],
  ['src/lib/money.ts', 'says nothing'],
  ['src/server/misc.ts', 'says nothing'],
  ['src/server/order-manager.ts', 'ends in a word that says nothing'],
  ['src/server/OrderManager.ts', 'kebab-case'],
  ['src/ui/priceTag.tsx', 'kebab-case'],
  ['src/features/orders/orders/service.ts', 'a feature holds'],
  ['src/features/orders/orders/model/order.ts', 'a feature holds'],
  ['src/features/orders/orders/data/deep/er.ts', 'a feature holds'],
  ['src/features/orders/orders/web/deep/er/page.tsx', 'a feature holds'],
  ['src/features/orders/orders/order.module.css', 'a feature holds'],
  ['src/features/orders/gifts/model.ts', 'no place in the order of features'],
  ['src/features/orders/model.ts', 'a feature of an area'],
])('the path %s is refused, because it %s', (path, fault) => {
  expect(faultsOfPath(path).join()).toContain(fault)
})

test('a file may have 300 lines, but not 301 lines', () => {
  expect(faultsOfPath('src/base/money.ts', 300)).toEqual([])
  expect(faultsOfPath('src/base/money.ts', 301)).toEqual([expect.stringContaining('301 lines')])
})

test('a test file may have up to 400 lines', () => {
  expect(faultsOfPath('src/base/money.test.ts', 400)).toEqual([])
  expect(faultsOfPath('test/e2e/buying.ts', 401)).toHaveLength(1)
})

test('a numbered copy of a file is refused, unlike other names with numbers', () => {
  const files = ['src/base/money.ts', 'src/base/money-2.ts', 'src/base/bip32.ts'].map((path) => ({ path, lines: 1 }))
  expect(faultsOf(files, [])).toEqual(['src/base/money-2.ts is a numbered twin of src/base/money.ts.'])
})

test('a folder of src may contain 30 files in addition to its tests', () => {
  const filesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      path: `src/features/orders/orders/rules-${'abcdefgh'[at % 8]}${at}x.ts`,
      lines: 1,
    }))
  const tests = [{ path: 'src/features/orders/orders/rules.test.ts', lines: 1 }]
  expect(faultsOf([...filesOf(30), ...tests], ['orders/orders'])).toEqual([])
  expect(faultsOf(filesOf(31), ['orders/orders'])).toEqual([expect.stringContaining('31 files')])
})

test('a file path from URL.pathname is refused, because spaces in it are escaped', () => {
  const text = (end: string) => `const FOLDER = new URL('../content', import.meta.url)${end}`
  expect(faultsOfText('src/app/a.ts', text('.pathname'))).toEqual([expect.stringContaining('fileURLToPath')])
  expect(faultsOfText('src/app/a.ts', text(''))).toEqual([])
})
