import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '.cache/**', 'dist/**']

/** Tests of what is done in the database, and of processes that die: they run once on each engine (AHUTI_TEST_ENGINE). */
const onBothEngines = [
  'src/**/{routes,commands,queries,jobs}*.test.ts',
  'src/server/database/**/*.test.ts',
  'src/app/{cli,wiring}/*.test.ts',
  'test/client/**/*.test.ts',
]
/** Tests of components in a DOM, with Testing Library. They have a project of their own because files of one worker share their globals. */
const inDom = ['src/**/*.dom.test.tsx']
/** Tests of pages, files, headers and limits of size: they need a shop, and say the same on any engine. */
const onOneEngine = ['src/app/**/*.test.ts']
/**
 * What the embedded database would say no more of runs on PostgreSQL alone, and for long on both: processes that share one database, and
 * what a shop does with its log.
 */
const onServer = ['test/races/{sign-in,emails,stop,log-stuck}.test.ts']
/** The other way round: how often and how fast a code is asked for, in thousands of calls. */
const onEmbedded = ['src/features/people/accounts/routes-{timing,brake}.test.ts']
/**
 * What calls answer is asked on PostgreSQL, and on the embedded database where there is none, and for long: what the one engine could do
 * otherwise than the other is tested beside the commands and queries.
 */
const routes = ['src/**/routes!(-timing|-brake).test.ts']
const areRoutesTested = process.env.AHUTI_TEST_ROUTES === 'done'
const isEmbedded = process.env.AHUTI_TEST_ENGINE !== 'postgres'
/** What goes on for as long as one lets it: `npm test` does little of it, `npm run test:long` much. */
const endless = [
  'src/**/commands-scenarios.test.ts',
  'src/server/database/embedded/data-folder.test.ts',
  'test/races/kill*.test.ts',
]

/**
 * Tests that start many processes, or use a processor for long: one at a time, when the others are done. They run on each engine; what has
 * no database runs with the embedded one.
 */
const heavy = [
  'test/races/**/*.test.ts',
  'src/features/office/operations/commands-backup*.test.ts',
  ...(isEmbedded ? ['tools/check/walls.test.ts', 'src/server/database/embedded/data-folder.test.ts'] : []),
]

export default defineConfig({
  plugins: [react()],
  test: {
    // A test fails by what it finds, never by a slow machine alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: availableParallelism(),
    // Files of one worker share what they import: to load it anew for each takes longer than most of the tests.
    isolate: false,
    // A heap that grows so is gone through less often where what is young has more room (MB).
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
