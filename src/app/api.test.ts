import { expect, it } from 'vitest'
import { RIGHTS } from '#base/rights.ts'
import { en as auditWords } from '#features/platform/audit/messages/admin.en.ts'
import { errorSentences } from './messages/error-messages.ts'

it('every refusal code has a text in both languages', () => {
  expect(Object.keys(errorSentences.ru).toSorted()).toEqual(Object.keys(errorSentences.en).toSorted())
  expect(Object.values(errorSentences.ru).every((sentence) => /[а-яё]/i.test(sentence))).toBe(true)
})

it('every refusal code used in the source has a text', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:routes|commands|queries|model|schemas|rules|requests|api|wire)[\w-]*\.ts$/.test(file),
  )
  const codes = files.flatMap((file) =>
    [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(
        // The pattern leaves out audit actions: they have the same format as refusal codes.
        /(?<!action(?:: | = )|audit\([^']*)'((?:http|analytics|orders|payments|catalogue|sandbox)\.[a-z-]+)'/g,
      ),
    ].map(([, code]) => code ?? ''),
  )
  expect(codes.length).toBeGreaterThan(20)
  // The names of staff rights and of audit actions have the same format as refusal codes, so the test accepts these names too.
  const known = { ...errorSentences.en, ...RIGHTS, ...auditWords.actions }
  expect(codes.filter((code) => !(code in known))).toEqual([])
})
