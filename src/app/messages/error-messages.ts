import type { Lang } from '#base/i18n.ts'
import type { Messages } from '#server/http/problem.ts'
import { en } from './error-sentences.en.ts'
import { ru } from './error-sentences.ru.ts'

export const errorSentences: Record<Lang, Record<string, string>> = { ru, en }

/** The text for a refusal code; the code itself if it has no text (a test forbids that). */
export const errorMessages: Messages = (lang, code, values = {}) =>
  (errorSentences[lang][code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
