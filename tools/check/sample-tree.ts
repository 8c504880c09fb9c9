import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const DEPENDENCIES = ['drizzle-orm', 'hono', 'pg', 'react', 'zod']
const DEV_DEPENDENCIES = ['fast-check', 'vite', 'vitest']

/** A tree of files without code, each importing all that its kind may: no rule about imports refuses any of it. */
const CLEAN: Record<string, string[]> = {
  'src/base/money.ts': ['./time.ts'],
  'src/base/money.test.ts': ['./money.ts', 'fast-check', 'vitest'],
  'src/base/time.ts': [],
  'src/server/config.ts': ['zod', '#base/time.ts'],
  'src/server/database/database.ts': ['drizzle-orm', 'pg', '../config.ts'],
  'src/server/http/route.ts': ['hono', '../config.ts'],
  'api/paths.ts': [],
  'src/ui/api.ts': ['#api/paths.ts'],
  'src/ui/button.tsx': ['react', '#base/money.ts', './button.module.css'],
  'src/ui/button.module.css': [],
  'src/ui/forms/form.tsx': ['react', '../button.tsx'],
  'src/ui/forms/use-schema-form.ts': ['react', 'zod'],
  'src/features/catalogue/model.ts': ['#base/money.ts'],
  'src/features/catalogue/schemas.ts': ['zod', './model.ts'],
  'src/features/catalogue/present.ts': ['./model.ts'],
  'src/features/catalogue/data/festivals.ts': ['../model.ts'],
  'src/features/crypto/model.ts': ['#base/money.ts'],
  'src/features/crypto/context.ts': [],
  'src/features/cards/rules.ts': ['#base/money.ts'],
  'src/features/catalogue/rules.ts': ['./model.ts', './rules-markdown.ts', '#base/time.ts'],
  'src/features/catalogue/rules-markdown.ts': ['./model.ts'],
  'src/features/catalogue/tables.ts': ['drizzle-orm', './model.ts'],
  'src/features/catalogue/queries.ts': ['drizzle-orm', './tables.ts', './rules.ts', '#server/database/database.ts'],
  'src/features/catalogue/web/card.tsx': ['react', '../model.ts', '#ui/button.tsx'],
  'src/features/crypto/commands.ts': ['drizzle-orm', './providers/tron.ts', '#features/catalogue/queries.ts'],
  'src/features/crypto/providers/tron.ts': ['node:crypto', '#base/money.ts'],
  'src/features/orders/model.ts': ['#features/catalogue/model.ts'],
  'src/features/orders/data/cities.ts': ['../model.ts'],
  'src/features/orders/rules.ts': ['./model.ts', './data/cities.ts', '#features/catalogue/rules.ts'],
  'src/features/orders/rules.test.ts': ['./rules.ts', 'vitest'],
  'src/features/orders/paths.ts': ['./model.ts'],
  'src/features/orders/emails.ts': ['./paths.ts', './messages.ru.ts'],
  'src/features/orders/messages.ru.ts': ['./model.ts'],
  'src/features/orders/messages.en.ts': ['./messages.ru.ts'],
  'src/features/orders/tables.ts': ['drizzle-orm', './model.ts', '#features/catalogue/tables.ts'],
  'src/features/orders/queries.ts': ['./tables.ts', '#features/catalogue/queries.ts'],
  'src/features/orders/commands.ts': ['./tables.ts', './queries.ts', '#features/crypto/commands.ts'],
  'src/features/orders/jobs.ts': ['./commands.ts'],
  'src/features/orders/routes.ts': ['./commands.ts', './queries.ts', '#server/http/route.ts'],
  'src/features/orders/routes.test.ts': ['#features/sandbox/tables.ts', '../../../test/shop.ts', 'vitest'],
  'src/features/orders/web/admin/board.tsx': ['#features/catalogue/schemas.ts', '#ui/forms/use-schema-form.ts'],
  'src/features/orders/web/partner/new-order.tsx': ['#features/catalogue/schemas.ts', '#ui/forms/use-schema-form.ts'],
  'src/features/orders/web/order-page.tsx': [
    'react',
    '#api/paths.ts',
    '../rules.ts',
    '#features/catalogue/web/card.tsx',
  ],
  'src/features/sandbox/tables.ts': ['drizzle-orm'],
  'src/app/api.ts': ['hono', '#features/orders/routes.ts', '#features/orders/jobs.ts'],
  'src/app/ssr.tsx': ['react', './api.ts', './shell/shell.tsx'],
  'src/app/browser.tsx': ['react', './shell/shell.tsx'],
  'src/app/shell/shell.tsx': ['react', '#features/orders/web/order-page.tsx'],
  'src/app/server.ts': ['vite', './ssr.tsx', '#server/config.ts'],
  'test/shop.ts': ['../src/app/api.ts'],
  'test/shop.test.ts': ['./shop.ts', 'vitest'],
}

/** Builds the clean tree in a temporary folder, with these imports planted in it as well. */
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
