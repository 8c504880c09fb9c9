import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywright, readVitest, summarise } from './reports.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'ahuti-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

let reports = 0

function reportFile(content: unknown): string {
  reports += 1
  const file = path.join(folder, `${reports}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const green = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults: [] }

test('the counts of a successful vitest report are added up', () => {
  expect(readVitest(reportFile(green), 0)).toEqual({ passed: 3, skipped: 2, failures: [] })
})

test('a failed test is reported together with its file', () => {
  const assertionResults = [
    { fullName: 'a cancelled order cannot be paid', status: 'failed' },
    { fullName: 'a paid one can be performed', status: 'passed' },
  ]
  const report = { ...green, testResults: [{ name: 'rules.test.ts', status: 'failed', assertionResults }] }
  expect(readVitest(reportFile(report), 1).failures).toEqual(['rules.test.ts: a cancelled order cannot be paid'])
})

test('a test file that could not be loaded counts as a failure', () => {
  const report = { ...green, testResults: [{ name: 'rules.test.ts', status: 'failed', assertionResults: [] }] }
  expect(readVitest(reportFile(report), 1).failures).toEqual(['rules.test.ts could not be run'])
})

test('an error outside of all tests counts as a failure', () => {
  expect(readVitest(reportFile(green), 1).failures).toEqual(['vitest ended with code 1 without a failed test'])
})

test.each([
  ['no report', '/nowhere/report.json'],
  ['an incomplete report', reportFile('{"numPassedTests": 3')],
])('a test runner with %s counts as failed, even with the exit code 0', (_, file) => {
  expect(readVitest(file, 0).failures).toHaveLength(1)
  expect(readPlaywright(file, 0).failures).toHaveLength(1)
})

test('the counts of a browser test report include nested groups', () => {
  const failed = { title: 'pays', file: 'buy.ts', tests: [{ projectName: 'phone', status: 'unexpected' }] }
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'the server did not start\nat line 3' }],
    suites: [{ title: 'buy.ts', suites: [{ title: 'in Russian', specs: [failed] }] }],
  }
  expect(readPlaywright(reportFile(report), 1)).toEqual({
    passed: 5,
    skipped: 2,
    failures: ['buy.ts [phone]: in Russian › pays', 'playwright: the server did not start'],
  })
})

test('the summary mentions skipped tests only if some tests were skipped', () => {
  const all = { passed: 2, skipped: 0, failures: [] }
  expect(summarise([all, all])).toBe('4 passed, 0 failed')
  expect(summarise([all, { passed: 0, skipped: 1, failures: ['x'] }])).toBe('2 passed, 1 failed, 1 skipped')
})
