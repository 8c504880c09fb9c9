import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const DEPENDENCIES = ['drizzle-orm', 'hono', 'pg', 'react', 'zod']
const DEV_DEPENDENCIES = ['fast-check', 'vite', 'vitest']

/** A tree of files without code. Each file contains all imports that are allowed for its kind, so no rule is broken. */
const CLEAN: Record<string, string[]> = {
  'src/base/money.ts': ['./time.ts'],
  'src/base/money.test.ts': ['./money.ts', 'fast-check', 'vitest'],
  'src/base/time.ts': [],
  'src/server/config.ts': ['zod', '#base/time.ts'],
  'src/server/database/database.ts': ['drizzle-orm', 'pg', '../config.ts'],
  'src/server/http/route.ts': ['hono', '../config.ts'],
  'api/paths.ts': [],
  'src/ui/data/api.ts': ['#api/paths.ts'],
  'src/ui/layout/button.tsx': ['react', '#base/money.ts', './button.module.css'],
  'src/ui/layout/button.module.css': [],
  'src/ui/forms/form.tsx': ['react', '../layout/button.tsx'],
  'src/ui/forms/use-schema-form.ts': ['react', 'zod'],
  'src/features/catalogue/catalogue/model.ts': ['#base/money.ts'],
  'src/features/catalogue/catalogue/schemas.ts': ['zod', './model.ts'],
  'src/features/catalogue/catalogue/present.ts': ['./model.ts'],
  'src/features/catalogue/catalogue/data/festivals.ts': ['../model.ts'],
  'src/features/money/crypto/model.ts': ['#base/money.ts'],
  'src/features/money/crypto/context.ts': [],
  'src/features/money/cards/rules.ts': ['#base/money.ts'],
  'src/features/catalogue/catalogue/rules.ts': ['./model.ts', './rules-markdown.ts', '#base/time.ts'],
  'src/features/catalogue/catalogue/rules-markdown.ts': ['./model.ts'],
  'src/features/catalogue/catalogue/tables.ts': ['drizzle-orm', './model.ts'],
  'src/features/catalogue/catalogue/queries.ts': [
    'drizzle-orm',
    './tables.ts',
    './rules.ts',
    '#server/database/database.ts',
  ],
  'src/features/catalogue/catalogue/web/card.tsx': ['react', '../model.ts', '#ui/layout/button.tsx'],
  'src/features/money/crypto/commands.ts': [
    'drizzle-orm',
    './providers/tron.ts',
    '#features/catalogue/catalogue/queries.ts',
  ],
  'src/features/money/crypto/providers/tron.ts': ['node:crypto', '#base/money.ts'],
  'src/features/orders/orders/model.ts': ['#features/catalogue/catalogue/model.ts'],
  'src/features/orders/orders/data/cities.ts': ['../model.ts'],
  'src/features/orders/orders/rules.ts': ['./model.ts', './data/cities.ts', '#features/catalogue/catalogue/rules.ts'],
  'src/features/orders/orders/rules.test.ts': ['./rules.ts', 'vitest'],
  'src/features/orders/orders/paths.ts': ['./model.ts'],
  'src/features/orders/orders/emails.ts': ['./paths.ts', './messages/page.ru.ts'],
  'src/features/orders/orders/messages/page.ru.ts': ['../model.ts'],
  'src/features/orders/orders/messages/page.en.ts': ['./page.ru.ts'],
  'src/features/orders/orders/tables.ts': ['drizzle-orm', './model.ts', '#features/catalogue/catalogue/tables.ts'],
  'src/features/orders/orders/queries.ts': ['./tables.ts', '#features/catalogue/catalogue/queries.ts'],
  'src/features/orders/orders/commands.ts': ['./tables.ts', './queries.ts', '#features/money/crypto/commands.ts'],
  'src/features/orders/orders/jobs.ts': ['./commands.ts'],
  'src/features/orders/orders/routes.ts': ['./commands.ts', './queries.ts', '#server/http/route.ts'],
  'src/features/orders/orders/feature.ts': ['./routes.ts', './jobs.ts', './commands.ts', '#server/http/route.ts'],
  'src/features/orders/orders/routes.test.ts': [
    '#features/office/sandbox/tables.ts',
    '../../../../test/shop.ts',
    'vitest',
  ],
  'src/features/orders/orders/web/admin/board.tsx': [
    '#features/catalogue/catalogue/schemas.ts',
    '#ui/forms/use-schema-form.ts',
  ],
  'src/features/orders/orders/web/partner/new-order.tsx': [
    '#features/catalogue/catalogue/schemas.ts',
    '#ui/forms/use-schema-form.ts',
  ],
  'src/features/orders/orders/web/order-page.tsx': [
    'react',
    '#api/paths.ts',
    '../rules.ts',
    '#features/catalogue/catalogue/web/card.tsx',
  ],
  'src/features/office/sandbox/tables.ts': ['drizzle-orm'],
  'src/app/api.ts': ['hono', '#features/orders/orders/routes.ts', '#features/orders/orders/jobs.ts'],
  'src/app/features.ts': ['#features/orders/orders/feature.ts'],
  'src/app/ssr.tsx': ['react', './api.ts', './shell/shell.tsx'],
  'src/app/browser.tsx': ['react', './shell/shell.tsx'],
  'src/app/shell/shell.tsx': ['react', '#features/orders/orders/web/order-page.tsx'],
  'src/app/server.ts': ['vite', './ssr.tsx', '#server/config.ts'],
  'test/shop.ts': ['../src/app/api.ts'],
  'test/shop.test.ts': ['./shop.ts', 'vitest'],
}

/** Builds the clean tree in a temporary folder and adds these imports to it. */
export function buildSampleTree(planted: Record<string, string[]> = {}): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ahuti-walls-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('package.json', manifest())
  for (const name of [...DEPENDENCIES, ...DEV_DEPENDENCIES]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' }))
    write(`node_modules/${name}/main.js`, '')
  }
  for (const file of new Set([...Object.keys(CLEAN), ...Object.keys(planted)])) {
    const imports = [...(CLEAN[file] ?? []), ...(planted[file] ?? [])]
    write(file, file.endsWith('.css') ? '' : `${imports.map((from) => `import '${from}'`).join('\n')}\nexport {}\n`)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

function manifest(): string {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))
  return JSON.stringify({
    type: 'module',
    imports: { '#api/*': './api/*', '#*': './src/*' },
    dependencies: versions(DEPENDENCIES),
    devDependencies: versions(DEV_DEPENDENCIES),
  })
}
