import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runChecks } from '../check/run-checks.ts'
import { ROOT, refuseWhenStopping, runStep } from '../processes.mjs'
import { tool } from '../package-program.ts'
import { fetchBitcoinNode } from './bitcoin-node.ts'
import { type FoundBrowser, prepareChromium, prepareFirefox, prepareWebKit } from './browsers.ts'
import { preferHeadlessShell } from './headless-shell.ts'
import { startPostgres } from './private-postgres.ts'
import { type Outcome, readPlaywright, readVitest, summarise } from './reports.ts'

const REPORTS = path.join(ROOT, '.cache', 'reports')

/** Environment variables that may belong to a shop on this machine. The tests open their own shops and must never use that shop. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATA_DIR',
  'SANDBOX',
  'PORT',
  'HOST',
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_PROVIDER',
  'SMS_URL',
  'SMS_TOKEN',
  'SMS_FROM',
  'NODE_ENV',
]

type Part = () => Promise<Outcome>

/** Runs the tests that must pass before each change. They take minutes. The last line of the output is `N passed, N failed`. */
export async function runTests(): Promise<number> {
  return await run([checks, onPostgres, onPglite, inChromium, inFirefox])
}

/** Runs the long tests. The last line of the output has the same form as in `runTests`. */
export async function runLongTests(): Promise<number> {
  process.env.AHUTI_TEST_LONG = '1'
  return await run([longOnPglite, longOnPostgres, onNodes, inChromium, inFirefox, inWebKit])
}

async function run(parts: Part[]): Promise<number> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  for (const name of NOT_FOR_TESTS) Reflect.deleteProperty(process.env, name)
  const outcomes: Outcome[] = []
  for (const part of parts) {
    const began = performance.now()
    outcomes.push(await part().catch(brokenPart))
    refuseWhenStopping()
    console.log(`(${Math.round((performance.now() - began) / 1000)} s)`)
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const notRun = outcomes.flatMap((outcome) => outcome.notRun ?? [])
  if (notRun.length > 0) console.log(`\nNot run:\n${notRun.map((half) => `  - ${half}`).join('\n')}`)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`)
  console.log(`\n${summarise(outcomes)}`)
  return failures.length > 0 ? 1 : 0
}

async function checks(): Promise<Outcome> {
  heading('Types, lint, format, walls')
  const results = await runChecks()
  return {
    passed: results.filter((result) => result.passed).length,
    skipped: 0,
    failures: results.filter((result) => !result.passed).map((result) => result.title),
  }
}

let areRoutesTested = false

async function onPglite(): Promise<Outcome> {
  heading('Rules, components, tools and the shop on the embedded database')
  const env = { AHUTI_TEST_ENGINE: 'pglite', AHUTI_TEST_ROUTES: areRoutesTested ? 'done' : 'to do' }
  return await withNodes(
    async () => await vitest('pglite', ['rules', 'components', 'tools', 'shop', 'pages', 'nodes', 'heavy'], env),
  )
}

async function onPostgres(): Promise<Outcome> {
  heading('The shop on PostgreSQL')
  const outcome = await withPostgres('postgres', ['shop', 'heavy'])
  // Tests of API responses run on one engine only (vitest.config.ts).
  areRoutesTested = outcome.notRun === undefined
  return outcome
}

async function longOnPglite(): Promise<Outcome> {
  heading('Long-running tests on the embedded database')
  return await vitest('long-pglite', ['long'], { AHUTI_TEST_ENGINE: 'pglite' }, ONE_AT_A_TIME)
}

async function longOnPostgres(): Promise<Outcome> {
  heading('Long-running tests on PostgreSQL')
  return await withPostgres('long-postgres', ['long'], ONE_AT_A_TIME)
}

async function onNodes(): Promise<Outcome> {
  heading('Payments against real nodes')
  return await withNodes(async () => await vitest('nodes', ['nodes'], { AHUTI_TEST_ENGINE: 'pglite' }))
}

async function inChromium(): Promise<Outcome> {
  heading('The shop in Chromium')
  const chromium = await prepareChromium()
  if ('missing' in chromium) return skipped('Chromium', chromium.missing)
  const report = path.join(REPORTS, 'playwright.json')
  const [node, args] = tool('@playwright/test', ['test', '--reporter=list,json'], 'playwright')
  const CHROMIUM_PATH = preferHeadlessShell(chromium.path)
  const env = { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  return readPlaywright(report, await runStep(node, args, { env }))
}

async function inFirefox(): Promise<Outcome> {
  heading('The main journeys in Firefox')
  const firefox: FoundBrowser = await prepareFirefox()
  if ('missing' in firefox) return skipped('Firefox', firefox.missing)
  return await vitest('firefox', ['firefox'], { FIREFOX_PATH: firefox.path })
}

async function inWebKit(): Promise<Outcome> {
  heading('The main journey in WebKit')
  const missing = await prepareWebKit()
  return missing ? skipped('WebKit', missing) : await vitest('webkit', ['webkit'], {})
}

async function withNodes(part: Part): Promise<Outcome> {
  const missing = fetchBitcoinNode()
  if (!missing) return await part()
  const notRun = `Bitcoin on a real node: ${missing}`
  console.log(`SKIPPED: ${notRun}.`)
  return { ...(await part()), notRun }
}

async function withPostgres(report: string, projects: string[], options: string[] = []): Promise<Outcome> {
  const postgres = await startPostgres()
  if ('missing' in postgres) return skipped('PostgreSQL', postgres.missing)
  try {
    const env = { AHUTI_TEST_ENGINE: 'postgres', AHUTI_TEST_POSTGRES_URL: postgres.url }
    return await vitest(report, projects, env, options)
  } finally {
    await postgres.stop()
  }
}

/** Tests that measure memory and time under load run alone. */
const ONE_AT_A_TIME = ['--maxWorkers=1']

async function vitest(
  name: string,
  projects: string[],
  env: NodeJS.ProcessEnv,
  options: string[] = [],
): Promise<Outcome> {
  const report = path.join(REPORTS, `vitest-${name}.json`)
  const [node, args] = tool('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ])
  return readVitest(report, await runStep(node, args, { env: { ...process.env, ...env } }))
}

/** Reports a part of the tests that cannot run here, immediately and at the end. This part counts as skipped, never as passed. */
function skipped(half: string, why: string): Outcome {
  const notRun = `the ${half} half of the tests: ${why}`
  console.log(`SKIPPED: ${notRun}.`)
  return { passed: 0, skipped: 1, failures: [], notRun }
}

function brokenPart(error: unknown): Outcome {
  refuseWhenStopping()
  console.error(error)
  return { passed: 0, skipped: 0, failures: [error instanceof Error ? error.message : String(error)] }
}

function heading(text: string): void {
  console.log(`\n━━ ${text} ━━`)
}
