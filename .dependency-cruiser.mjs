// The module boundaries ("walls", docs/decisions/003). `npm run check` refuses an import that crosses one;
// tools/check/walls.test.ts proves each wall with a planted violation.

/** The areas in order, and the features of each in order. Each may use only what comes before it. */
export const AREAS = {
  platform: ['audit', 'settings', 'media', 'notifications', 'telegram', 'analytics'],
  people: ['accounts', 'staff', 'places', 'profiles'],
  catalogue: ['catalogue-lists', 'catalogue', 'catalogue-editor', 'page-texts', 'search'],
  money: ['settlements', 'crypto', 'cards', 'payment-review', 'payments'],
  orders: ['discounts', 'cart', 'orders', 'readings', 'plans', 'order-plans', 'gifts'],
  rites: [
    'names',
    'priests',
    'wish-translations',
    'calendar',
    'day-requests',
    'order-management',
    'proofs',
    'day-links',
    'order-progress',
    'group-rituals',
    'public-calendar',
    'reviews',
    'figures',
  ],
  clients: ['customers', 'partners', 'reminders'],
  assistant: ['handoffs', 'consultant', 'local-consultant', 'language-model', 'agents'],
  office: ['journal', 'receipts', 'reports', 'operations', 'today', 'sandbox'],
}

/** The same as folders under src/features. */
export const FEATURES = Object.entries(AREAS).flatMap(([area, names]) => names.map((name) => `${area}/${name}`))

const feature = '^src/features/[^/]+/[^/]+/'
/** A file of this kind, including its divided parts: rules.ts, rules-markdown.ts. */
const kinds = (...names) => `${feature}(${names.join('|')})[a-z0-9-]*\\.ts$`
const packages = (...names) => `node_modules/(${names.join('|')})/`

const TEST = '\\.test\\.tsx?$'
const BASE = '^src/base/'
const PURE = `(${BASE}|${kinds('model', 'schemas', 'rules', 'paths', 'emails')}|${feature}data/|${feature}messages/)`
const BACKEND = `(${kinds('context', 'tables', 'queries', 'present', 'commands', 'jobs', 'routes', 'feature')}|${feature}providers/)`
const PAGES = `(${feature}web/|^src/ui/|^src/app/(shell|panels|routes|staff|about)/)`
const SQL_HOMES = `(${kinds('tables', 'queries', 'commands')}|^src/server/database/)`

const DATABASE = packages('drizzle-orm', 'pg', '@electric-sql')
const BACKEND_PACKAGES = packages('drizzle-orm', 'pg', '@electric-sql', 'hono', '@hono', 'pino', 'vite')
/** Forms that validate with the schema of their API call. */
const SCHEMA_FORMS = '^src/ui/forms/(use-schema-form|zod-without-eval)\\.ts$'
const VALIDATOR = `(${kinds('schemas')}|${SCHEMA_FORMS}|${packages('zod', '@hono/zod-openapi', '@hookform/resolvers')})`
/** Pages of the panel and of the partner area, and the files that open them. */
const WITH_SCHEMAS = `(${feature}web/(admin|partner)/|^src/app/staff/|^src/app/routes/partner-dashboard\\.tsx$|${SCHEMA_FORMS})`
const REACT = packages('react', 'react-dom', '@radix-ui', 'wouter', 'zustand', '@tanstack')
/** Packages that only calculate. Pure files may import no other package. */
const CALCULATING = packages(
  'zod',
  'yaml',
  'uqr',
  'minisearch',
  '@orama/stemmers',
  'any-ascii',
  'astronomy-engine',
  'libphonenumber-js',
  '@noble',
  '@scure',
  'unified',
  'remark-[a-z]+',
  'rehype-[a-z]+',
  'unist-util-[a-z-]+',
  'mdast-util-[a-z-]+',
  'hast-util-[a-z-]+',
)
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']

const wall = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from, pathNot: TEST } : from,
  to: typeof to === 'string' ? { path: to } : to,
})

const areas = Object.keys(AREAS)
const areasInOrder = areas
  .slice(0, -1)
  .map((area, place) =>
    wall(
      `areas-in-order-${area}`,
      `${area} uses only earlier areas. app/wiring/ passes in what it must call in a later one.`,
      `^src/features/${area}/`,
      `^src/features/(${areas.slice(place + 1).join('|')})/`,
    ),
  )
const featuresInOrder = Object.entries(AREAS).flatMap(([area, names]) =>
  names
    .slice(0, -1)
    .map((name, place) =>
      wall(
        `features-in-order-${name}`,
        `${name} uses only earlier features of its area.`,
        `^src/features/${area}/${name}/`,
        `^src/features/${area}/(${names.slice(place + 1).join('|')})/`,
      ),
    ),
)

export default {
  forbidden: [
    wall('no-cycles', 'Two files that need each other are one subject: put it in one of them.', {}, { circular: true }),
    wall('resolves', 'The walls cannot check an import that does not resolve.', {}, { couldNotResolve: true }),
    wall('base-knows-nothing-of-ours', 'base/ knows nothing of the shop.', BASE, {
      path: '^(src|test|tools|bench|content)/',
      pathNot: BASE,
    }),
    wall('ui-knows-no-shop', 'The UI kit imports only base/ and itself.', '^src/ui/', {
      path: '^(src|test|tools|bench)/',
      pathNot: `(^src/ui/|${BASE})`,
    }),
    wall('server-knows-no-shop', 'The server machinery imports only base/ and itself.', '^src/server/', {
      path: '^(src|test|tools|bench)/',
      pathNot: `(^src/server/|${BASE})`,
    }),
    wall(
      'app-is-known-by-none',
      'app/ imports everything; nothing imports app/.',
      { path: '^src/', pathNot: `(^src/app/|${TEST})` },
      '^src/app/',
    ),
    wall(
      'only-app-mounts-routes',
      'A route is called over HTTP, or registered by its feature.ts.',
      { path: '^src/', pathNot: `(^src/app/|${kinds('feature')}|${TEST})` },
      kinds('routes'),
    ),
    wall(
      'only-app-joins-features',
      'A feature.ts is what its feature registers; app/features.ts lists all of them.',
      { path: '^src/', pathNot: `(^src/app/|${TEST})` },
      kinds('feature'),
    ),
    wall(
      'pure-uses-pure',
      'A pure file (base, model, schemas, data, rules, paths, emails, messages) uses only pure files.',
      PURE,
      {
        path: '^(src|test|tools|bench)/',
        pathNot: PURE,
      },
    ),
    wall(
      'models-have-no-validator',
      'A validator weighs more than a page: input schemas are in schemas.ts, and other pure files import only their types.',
      { path: PURE, pathNot: `(${TEST}|${kinds('schemas')})` },
      { path: VALIDATOR, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'pages-load-no-validator',
      'A public page imports only types of schemas and validates with rules; the panel and the partner area validate with schemas.',
      { path: PAGES, pathNot: `(${TEST}|${WITH_SCHEMAS})` },
      { path: VALIDATOR, dependencyTypesNot: ['type-only'] },
    ),
    wall('data-is-facts', 'data/ holds tables of facts: it imports only models.', `${feature}data/`, {
      path: '^src/',
      pathNot: `(${kinds('model')}|${feature}data/|${BASE})`,
    }),
    wall('pure-only-calculates', 'A pure file has no I/O, React, SQL or HTTP.', PURE, {
      dependencyTypes: NPM,
      pathNot: CALCULATING,
    }),
    wall('pure-runs-anywhere', 'A pure file also runs in a browser: no Node modules.', PURE, {
      dependencyTypes: ['core'],
    }),
    wall('pages-have-no-backend', 'A page gets its data only through REST calls.', PAGES, `(^src/server/|${BACKEND})`),
    wall(
      'types-of-calls-are-for-pages',
      'Pages use the types of the API document; the server uses its schemas.',
      { path: '^src/', pathNot: `(^src/ui/data/api\\.ts$|${feature}web/|^src/app/|${TEST})` },
      '^api/',
    ),
    wall('pages-run-in-the-browser', 'A page uses no package of the backend.', PAGES, BACKEND_PACKAGES),
    wall(
      'sections-load-late',
      'The rail loads the description of every section; its page and texts are loaded when it is opened.',
      `${feature}web/admin/section\\.ts$`,
      { path: '^(src|node_modules)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    wall('pages-use-no-node', 'A page uses no Node modules.', PAGES, { dependencyTypes: ['core'] }),
    wall(
      'browser-reaches-no-backend',
      'Nothing that the browser loads imports the backend.',
      '^src/app/browser\\.tsx$',
      {
        path: `(^src/server/|${BACKEND}|${BACKEND_PACKAGES})`,
        reachable: true,
      },
    ),
    wall('backend-has-no-pages', 'Server code renders nothing.', `(^src/server/|${BACKEND})`, `(${PAGES}|${REACT})`),
    wall(
      'providers-have-no-database',
      'A provider calls external services; a command stores the result.',
      `${feature}providers/`,
      `(^src/server/database/|${kinds('tables', 'queries', 'commands', 'jobs', 'routes')}|${DATABASE})`,
    ),
    wall(
      'sql-in-three-places',
      'SQL lives in tables, queries and commands (and in server/database).',
      // present.ts may import types of tables; see present-only-shapes.
      { path: '^src/', pathNot: `(${SQL_HOMES}|${kinds('present')}|${TEST})` },
      `(${DATABASE}|${kinds('tables')})`,
    ),
    wall('data-decides-nothing', 'Data are facts in the types of a model; decisions are rules.', `${feature}data/`, {
      path: '^src/',
      pathNot: `(${BASE}|${kinds('model')}|${feature}data/)`,
    }),
    wall('tables-stand-alone', 'A table imports only tables and pure files.', kinds('tables'), {
      path: `(${BACKEND}|^src/server/)`,
      pathNot: `(${kinds('tables')}|^src/server/database/words-table\\.ts$)`,
    }),
    wall(
      'queries-only-read',
      'A query changes nothing and calls no external service.',
      kinds('queries'),
      `(${kinds('commands', 'jobs', 'routes')}|${feature}providers/)`,
    ),
    wall(
      'commands-know-no-caller',
      'A command does not know who calls it.',
      kinds('commands'),
      kinds('jobs', 'routes'),
    ),
    wall(
      'jobs-only-call',
      'A job is one line that calls a command.',
      kinds('jobs'),
      `(${kinds('routes')}|${feature}providers/)`,
    ),
    ...areasInOrder,
    ...featuresInOrder,
    wall(
      'cards-know-no-coins',
      'Coins and cards are two ways to pay; they meet in payment-review and payments.',
      '^src/features/money/cards/',
      '^src/features/money/crypto/',
    ),
    wall(
      'present-only-shapes',
      'present.ts turns rows into responses, pure: it imports only the types of queries and tables.',
      kinds('present'),
      {
        path: `(${kinds('commands', 'jobs', 'routes', 'queries', 'tables')}|^src/server/|${DATABASE})`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall('contexts-are-types', 'A context declares what commands receive; it does nothing.', kinds('context'), {
      path: '^(src|node_modules)/',
      dependencyTypesNot: ['type-only'],
    }),
    wall(
      'across-by-hash',
      'An import across features and folders begins with #, within one with a dot.',
      { path: '^src/(features/[^/]+/[^/]+|base|server|ui|app)/', pathNot: TEST },
      { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),
    wall(
      'shop-knows-no-tests',
      'Shop code does not import tests or tools.',
      { path: '^src/', pathNot: TEST },
      `(^(test|tools|bench)/|${TEST})`,
    ),
    wall(
      'packages-are-declared',
      'Packages that the shop runs are in dependencies. (Vite serves pages in development only, from app/.)',
      { path: '^src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: packages('vite') },
    ),
  ],
  options: {
    // TypeScript 7 offers no parser to other programs. swc also reads types.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // This program uses an API client that its test generates first.
    exclude: { path: '^test/client/program/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
