import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '.cache/**', 'dist/**']

/** Tests of the database and of dying processes: they run once on each engine (AHUTI_TEST_ENGINE). */
const onBothEngines = [
  'src/**/{routes,commands,queries,jobs}*.test.ts',
  'src/server/database/**/*.test.ts',
  'src/app/{cli,wiring}/*.test.ts',
  'test/client/**/*.test.ts',
]
/** Component tests in a DOM, with Testing Library. A separate project, because files of one worker share their globals. */
const inDom = ['src/**/*.dom.test.tsx']
/** Tests of pages, files, headers and size limits: they need a shop, and do not depend on the engine. */
const onOneEngine = ['src/app/**/*.test.ts']
/** Tests that run on PostgreSQL only, and in `npm run test:long` on both engines: processes that share one database, and the shop's log. */
const onServer = ['test/races/{sign-in,emails,stop,log-stuck}.test.ts']
/** The reverse: how often and how fast codes are requested, in thousands of calls. */
const onEmbedded = ['src/features/people/accounts/routes-{timing,brake}.test.ts']
/**
 * Tests of API responses run on PostgreSQL, or on the embedded database where there is none; `npm run test:long` uses both. Differences between the
 * engines are tested beside the commands and queries.
 */
const routes = ['src/**/routes!(-timing|-brake).test.ts']
const areRoutesTested = process.env.AHUTI_TEST_ROUTES === 'done'
const isEmbedded = process.env.AHUTI_TEST_ENGINE !== 'postgres'
/** Open-ended tests: `npm test` does few repetitions, `npm run test:long` many. */
const endless = [
  'src/**/commands-scenarios.test.ts',
  'src/server/database/embedded/data-folder.test.ts',
  'test/races/kill*.test.ts',
]

/**
 * Tests that start many processes, or use a processor for long: one at a time, after the others. They run on each engine; those without a
 * database run with the embedded one.
 */
const heavy = [
  'test/races/**/*.test.ts',
  'src/features/office/operations/commands-backup*.test.ts',
  ...(isEmbedded ? ['tools/check/walls.test.ts', 'src/server/database/embedded/data-folder.test.ts'] : []),
]

export default defineConfig({
  plugins: [react()],
  test: {
    // A test must not fail only because the machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: availableParallelism(),
    // Files of one worker share their imports: loading them again for each file takes longer than most of the tests.
    isolate: false,
    // With more space for young objects (in MB), the growing heap is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: [...exclude, ...heavy, ...onBothEngines, ...onOneEngine, ...inDom],
        },
      },
      {
        extends: true,
        test: { name: 'components', include: inDom, exclude, environment: 'happy-dom', setupFiles: 'test/dom.ts' },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: onBothEngines,
          exclude: [
            ...exclude,
            ...heavy,
            ...(isEmbedded ? [...onServer, ...(areRoutesTested ? routes : [])] : onEmbedded),
          ],
        },
      },
      {
        extends: true,
        test: { name: 'pages', include: onOneEngine, exclude: [...exclude, ...onBothEngines.filter(isOfApp)] },
      },
      { extends: true, test: { name: 'nodes', include: ['test/nodes/**/*.test.ts'], exclude } },
      { extends: true, test: { name: 'firefox', include: ['test/firefox/**/*.test.ts'], exclude } },
      { extends: true, test: { name: 'webkit', include: ['test/webkit/**/*.test.ts'], exclude } },
      {
        extends: true,
        test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], exclude: [...exclude, ...heavy] },
      },
      {
        extends: true,
        test: {
          name: 'heavy',
          include: heavy,
          exclude: [...exclude, ...(isEmbedded ? onServer : onEmbedded)],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/long/**/*.test.ts', ...endless, ...onServer, ...onEmbedded, ...(isEmbedded ? routes : [])],
          exclude,
          env: { AHUTI_TEST_LONG: '1' },
          testTimeout: 10 * 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

function isOfApp(pattern: string): boolean {
  return pattern.startsWith('src/app/')
}
