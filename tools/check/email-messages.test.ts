import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../processes.mjs'

const composers = globSync('src/features/*/*/emails*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))

test('every feature that writes e-mails is checked', () => {
  expect(composers.length).toBeGreaterThanOrEqual(6)
})

test.each(composers)('%s takes the texts of its e-mails from messages, in both languages', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  expect(text.match(/[а-яё]+/gi) ?? []).toEqual([])
  expect(text).not.toMatch(/lang === '(?:ru|en)' \? [`'"]|isRu/)
})
