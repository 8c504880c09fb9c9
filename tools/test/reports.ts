import { existsSync, readFileSync } from 'node:fs'

/** The result of one test runner. All results have this form, so that the counts can be added up. */
export type Outcome = { passed: number; skipped: number; failures: string[]; notRun?: string }

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; message?: string; assertionResults: VitestCase[] }[]
}
type VitestCase = { fullName: string; status: string }

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; file: string; tests: { projectName: string; status: string }[] }

/**
 * Adds up a vitest JSON report. A file that could not be loaded counts as a failure. If no test failed but the exit code reports a failure, this also
 * counts as a failure.
 */
export function readVitest(file: string, exitCode: number): Outcome {
  const report = read<VitestReport>(file)
  if (!report) return crashed('vitest', exitCode)
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}`)
    return status === 'failed' && failed.length === 0 ? [`${name} could not be run`] : failed
  })
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: withExitCode(failures, 'vitest', exitCode),
  }
}

/** Adds up a Playwright JSON report. A test that passed only in the second attempt counts as passed. */
export function readPlaywright(file: string, exitCode: number): Outcome {
  const report = read<PlaywrightReport>(file)
  if (!report) return crashed('playwright', exitCode)
  const failures = [
    ...report.suites.flatMap((file) => failedIn(file)),
    ...report.errors.map(({ message }) => `playwright: ${message?.split('\n')[0] ?? 'an error without words'}`),
  ]
  return {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: withExitCode(failures, 'playwright', exitCode),
  }
}

/** The last line of `npm test`. */
export function summarise(outcomes: Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const skipped = sum((outcome) => outcome.skipped)
  const line = `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failures.length)} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** The titles of failed tests, with the titles of their groups. */
function failedIn(suite: PlaywrightSuite, groups = ''): string[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => `${file} [${test.projectName}]: ${groups}${title}`),
  )
  const inner = (suite.suites ?? []).flatMap((each) => failedIn(each, `${groups}${each.title} › `))
  return [...own, ...inner]
}

function withExitCode(failures: string[], runner: string, exitCode: number): string[] {
  return failures.length === 0 && exitCode !== 0
    ? [`${runner} ended with code ${exitCode} without a failed test`]
    : failures
}

function crashed(runner: string, exitCode: number): Outcome {
  return { passed: 0, skipped: 0, failures: [`${runner} ended with code ${exitCode} and left no report`] }
}

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    // The test runner writes this file. The types above declare only the fields that are used.
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
