import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../processes.mjs'

const HOOK = path.join(ROOT, '.githooks', 'commit-msg')
const folder = mkdtempSync(path.join(tmpdir(), 'commit-message-'))
const file = path.join(folder, 'message')
const BODY = '\n\nThe reason.\n'
const SUBJECT_OF_65 = `Refuse ${'x'.repeat(58)}`

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the hook as Git does and returns its output. No output means that the hook accepts the message. */
function check(message: string): string {
  writeFileSync(file, message)
  const { error, status, stderr } = spawnSync(HOOK, [file], { encoding: 'utf8' })
  if (error) throw error
  expect(status).toBe(stderr === '' ? 0 : 1)
  return stderr
}

describe('the hook that checks commit messages', () => {
  it.each([
    `Refuse a second payment for a cancelled order${BODY}`,
    `${SUBJECT_OF_65}${BODY}`,
    `Write ${'ё'.repeat(59)}${BODY}`,
    `Feed the cache${BODY}`,
    `\n\nEmbed the engine${BODY}`,
    `Bring back the cart${BODY}`,
    'Format two files',
    'Fix typo in the README',
    'Update dependencies',
    "Merge branch 'next'",
    'fixup! Refuse a second payment',
    'Revert "Refuse a second payment"',
    `Refuse a payment${BODY}# Please enter the commit message.\n# ------------------------ >8 ------------------------\ndiff --git a b\n`,
  ])('accepts the message %j', (message) => {
    expect(check(message)).toBe('')
  })

  it.each([
    ['', 'the subject is empty'],
    [`${SUBJECT_OF_65}x${BODY}`, 'the subject has 66 characters'],
    [`Refuse a payment.${BODY}`, 'full stop'],
    [`refuse a payment${BODY}`, 'capital letter'],
    [`Refused a payment${BODY}`, '"Refused" is not an imperative verb'],
    [`Refusing a payment${BODY}`, '"Refusing" is not an imperative verb'],
    [`The payment is refused${BODY}`, '"The" is not a verb'],
    ['Refuse a payment\nThe reason.\n', 'the second line is not blank'],
    ['Refuse a payment\n', 'the body is missing'],
    ['Refuse a payment\n\n# Please enter the commit message.\n', 'the body is missing'],
  ])('refuses the message %j', (message, reason) => {
    expect(check(message)).toContain(reason)
  })
})
