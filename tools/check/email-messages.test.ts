import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../processes.mjs'

const composers = globSync('src/features/*/*/emails*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))

test('the check covers every feature that writes e-mails', () => {
  expect(composers.length).toBeGreaterThanOrEqual(6)
})

test.each(composers)('the e-mails of %s take their texts from messages in both languages', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  expect(text.match(/[а-яё]+/gi) ?? []).toEqual([])
  expect(text).not.toMatch(/lang === '(?:ru|en)' \? [`'"]|isRu/)
})
