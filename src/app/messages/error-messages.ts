import type { Lang } from '#base/i18n.ts'
import type { Messages } from '#server/http/problem.ts'
import { en } from './error-sentences.en.ts'
import { ru } from './error-sentences.ru.ts'

export const errorSentences: Record<Lang, Record<string, string>> = { ru, en }

/** The text for a refusal code. If a code has no text, returns the code. A test makes sure that every code has a text. */
export const errorMessages: Messages = (lang, code, values = {}) =>
  (errorSentences[lang][code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
