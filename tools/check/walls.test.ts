import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, test } from 'vitest'
import walls, { FEATURES } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../processes.mjs'
import { tool } from '../package-program.ts'
import { buildSampleTree } from './sample-tree.ts'

const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs')
const options = await extractOptions(CONFIG)

const IN_ORDER = /^(areas|features)-in-order-/

/** Returns the names of the import rules (walls) that a sample tree with these imports breaks. */
async function brokenWalls(planted: Record<string, string[]>): Promise<string[]> {
  const tree = buildSampleTree(planted)
  try {
    const { output } = await cruise(['src', 'test'], { ...options, baseDir: tree.folder, outputType: undefined })
    // If no output type is given, the result is an object and not a text.
    return [...new Set((output as ICruiseResult).summary.violations.map((violation) => violation.rule.name))]
  } finally {
    tree.remove()
  }
}

/** For each import rule (wall), an import that breaks the rule: the file, and what the file imports. */
const PLANTED: [wall: string, file: string, imported: string][] = [
  ['no-cycles', 'src/base/time.ts', './money.ts'],
  ['no-cycles', 'src/features/catalogue/catalogue/model.ts', './rules.ts'],
  ['resolves', 'src/features/orders/orders/rules.ts', '#features/catalogue/catalogue/gone.ts'],
  ['resolves', 'src/features/orders/orders/commands.ts', 'not-installed'],
  ['base-knows-nothing-of-ours', 'src/base/time.ts', '#features/catalogue/catalogue/model.ts'],
  ['base-knows-nothing-of-ours', 'src/base/time.ts', '#server/config.ts'],
  ['ui-knows-no-shop', 'src/ui/layout/button.tsx', '#features/catalogue/catalogue/model.ts'],
  ['ui-knows-no-shop', 'src/ui/layout/button.tsx', '#server/config.ts'],
  ['server-knows-no-shop', 'src/server/config.ts', '#features/catalogue/catalogue/model.ts'],
  ['server-knows-no-shop', 'src/server/config.ts', '#ui/layout/button.tsx'],
  ['app-is-known-by-none', 'src/features/orders/orders/commands.ts', '#app/api.ts'],
  ['only-app-joins-features', 'src/features/office/sandbox/commands.ts', '#features/orders/orders/feature.ts'],
  ['only-app-mounts-routes', 'src/features/office/sandbox/commands.ts', '#features/orders/orders/routes.ts'],
  ['pure-uses-pure', 'src/features/orders/orders/model.ts', './tables.ts'],
  ['pure-uses-pure', 'src/features/orders/orders/rules.ts', './queries.ts'],
  ['pure-uses-pure', 'src/features/catalogue/catalogue/rules-markdown.ts', '#server/config.ts'],
  ['pure-uses-pure', 'src/features/orders/orders/data/cities.ts', '../queries.ts'],
  ['pure-only-calculates', 'src/features/orders/orders/data/cities.ts', 'react'],
  ['data-decides-nothing', 'src/features/orders/orders/data/cities.ts', '../rules.ts'],
  ['pure-uses-pure', 'src/features/orders/orders/messages/page.en.ts', '#ui/layout/button.tsx'],
  ['models-have-no-validator', 'src/features/orders/orders/model.ts', 'zod'],
  ['models-have-no-validator', 'src/features/orders/orders/rules.ts', '#features/catalogue/catalogue/schemas.ts'],
  [
    'pages-load-no-validator',
    'src/features/orders/orders/web/order-page.tsx',
    '#features/catalogue/catalogue/schemas.ts',
  ],
  ['pages-load-no-validator', 'src/features/orders/orders/web/order-page.tsx', '#ui/forms/use-schema-form.ts'],
  ['pages-load-no-validator', 'src/app/shell/shell.tsx', 'zod'],
  ['pages-load-no-validator', 'src/ui/forms/form.tsx', './use-schema-form.ts'],
  ['data-is-facts', 'src/features/catalogue/catalogue/data/festivals.ts', '../rules.ts'],
  ['cards-know-no-coins', 'src/features/money/cards/rules.ts', '#features/money/crypto/model.ts'],
  ['present-only-shapes', 'src/features/catalogue/catalogue/present.ts', './queries.ts'],
  ['contexts-are-types', 'src/features/money/crypto/context.ts', '#base/money.ts'],
  ['pure-only-calculates', 'src/base/money.ts', 'hono'],
  ['pure-only-calculates', 'src/features/orders/orders/model.ts', 'drizzle-orm'],
  ['pure-only-calculates', 'src/features/orders/orders/rules.ts', 'react'],
  ['pure-only-calculates', 'src/features/orders/orders/paths.ts', 'pg'],
  ['pure-only-calculates', 'src/features/orders/orders/emails.ts', 'react'],
  ['pure-only-calculates', 'src/features/orders/orders/messages/page.ru.ts', 'react'],
  ['pure-runs-anywhere', 'src/base/money.ts', 'node:fs'],
  ['pure-runs-anywhere', 'src/features/orders/orders/rules.ts', 'node:crypto'],
  ['pages-have-no-backend', 'src/features/orders/orders/web/order-page.tsx', '../tables.ts'],
  ['pages-have-no-backend', 'src/features/orders/orders/web/order-page.tsx', '../queries.ts'],
  ['pages-have-no-backend', 'src/features/orders/orders/web/order-page.tsx', '../commands.ts'],
  ['pages-have-no-backend', 'src/features/orders/orders/web/order-page.tsx', '../jobs.ts'],
  ['pages-have-no-backend', 'src/features/orders/orders/web/order-page.tsx', '../routes.ts'],
  ['pages-have-no-backend', 'src/features/orders/orders/web/order-page.tsx', '../feature.ts'],
  [
    'pages-have-no-backend',
    'src/features/orders/orders/web/order-page.tsx',
    '#features/money/crypto/providers/tron.ts',
  ],
  ['pages-have-no-backend', 'src/features/orders/orders/web/admin/board.tsx', '#server/config.ts'],
  ['pages-have-no-backend', 'src/app/shell/shell.tsx', '#server/config.ts'],
  ['types-of-calls-are-for-pages', 'src/features/orders/orders/commands.ts', '#api/paths.ts'],
  ['types-of-calls-are-for-pages', 'src/ui/layout/button.tsx', '#api/paths.ts'],
  ['pages-run-in-the-browser', 'src/features/orders/orders/web/order-page.tsx', 'drizzle-orm'],
  ['sections-load-late', 'src/features/orders/orders/web/admin/section.ts', './board.tsx'],
  ['pages-use-no-node', 'src/features/orders/orders/web/order-page.tsx', 'node:fs'],
  ['browser-reaches-no-backend', 'src/app/browser.tsx', './api.ts'],
  ['backend-has-no-pages', 'src/features/orders/orders/commands.ts', './web/order-page.tsx'],
  ['backend-has-no-pages', 'src/server/http/route.ts', 'react'],
  ['providers-have-no-database', 'src/features/money/crypto/providers/tron.ts', '#server/database/database.ts'],
  [
    'providers-have-no-database',
    'src/features/money/crypto/providers/tron.ts',
    '#features/catalogue/catalogue/queries.ts',
  ],
  ['providers-have-no-database', 'src/features/money/crypto/providers/tron.ts', 'pg'],
  ['sql-in-three-places', 'src/features/orders/orders/routes.ts', 'drizzle-orm'],
  ['sql-in-three-places', 'src/features/orders/orders/jobs.ts', './tables.ts'],
  ['sql-in-three-places', 'src/server/http/route.ts', 'drizzle-orm'],
  ['sql-in-three-places', 'src/app/server.ts', 'pg'],
  ['tables-stand-alone', 'src/features/orders/orders/tables.ts', '#features/catalogue/catalogue/queries.ts'],
  ['queries-only-read', 'src/features/orders/orders/queries.ts', '#features/money/crypto/commands.ts'],
  ['queries-only-read', 'src/features/orders/orders/queries.ts', '#features/money/crypto/providers/tron.ts'],
  ['commands-know-no-caller', 'src/features/office/sandbox/commands.ts', '#features/orders/orders/jobs.ts'],
  ['jobs-only-call', 'src/features/orders/orders/jobs.ts', '#features/money/crypto/providers/tron.ts'],
  ['areas-in-order-catalogue', 'src/features/catalogue/catalogue/queries.ts', '#features/orders/orders/tables.ts'],
  [
    'areas-in-order-catalogue',
    'src/features/catalogue/catalogue/web/card.tsx',
    '#features/orders/orders/web/order-page.tsx',
  ],
  ['areas-in-order-money', 'src/features/money/crypto/commands.ts', '#features/orders/orders/queries.ts'],
  ['areas-in-order-orders', 'src/features/orders/orders/queries.ts', '#features/office/sandbox/tables.ts'],
  ['across-by-hash', 'src/features/orders/orders/rules.ts', '../../catalogue/catalogue/model.ts'],
  ['across-by-hash', 'src/server/config.ts', '../base/money.ts'],
  ['shop-knows-no-tests', 'src/features/orders/orders/commands.ts', '../../../../test/shop.ts'],
  ['packages-are-declared', 'src/features/orders/orders/commands.ts', 'fast-check'],
]

test('a file tree without forbidden imports passes the check', async () => {
  expect(await brokenWalls({})).toEqual([])
})

test.each(PLANTED)('an import breaks the rule %s: %s may not import %s', async (wall, file, imported) => {
  expect(await brokenWalls({ [file]: [imported] })).toContain(wall)
})

test('areas and features may not import later areas or later features', async () => {
  const inOrder = FEATURES.slice(0, -1).map((feature, at) => [feature, FEATURES[at + 1] ?? ''] as const)
  const fileOf = (feature: string) => `src/features/${feature}/rules.ts`
  const empty = Object.fromEntries(FEATURES.map((feature) => [fileOf(feature), []]))
  const planted = Object.fromEntries(inOrder.map(([feature, next]) => [fileOf(feature), [`#${fileOf(next).slice(4)}`]]))
  const walls = inOrder.map(([feature, next]) => {
    const [area = '', name = ''] = feature.split('/')
    return next.startsWith(`${area}/`) ? `features-in-order-${name}` : `areas-in-order-${area}`
  })
  expect((await brokenWalls({ ...empty, ...planted })).filter((wall) => IN_ORDER.test(wall)).toSorted()).toEqual(
    walls.toSorted(),
  )
})

test('every import rule has a test that breaks this rule', () => {
  const names = (walls.forbidden ?? []).map((rule) => rule.name ?? '').filter((name) => !IN_ORDER.test(name))
  const planted = PLANTED.map(([wall]) => wall)
  expect(names.filter((name) => !planted.includes(name))).toEqual([])
})

test('the import check fails and prints the name of the broken rule', () => {
  const tree = buildSampleTree({ 'src/base/time.ts': ['node:fs'] })
  const [node, args] = tool(
    'dependency-cruiser',
    ['--config', CONFIG, '--output-type', 'err-long', 'src', 'test'],
    'depcruise',
  )
  const { status, stdout } = spawnSync(node, args, { cwd: tree.folder, encoding: 'utf8' })
  tree.remove()
  expect(stdout).toContain('error pure-runs-anywhere: src/base/time.ts → fs')
  expect(status).not.toBe(0)
})
