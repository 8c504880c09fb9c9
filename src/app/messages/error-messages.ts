import type { Lang } from '#base/i18n.ts'
import type { Messages } from '#server/http/problem.ts'
import { en } from './error-sentences.en.ts'
import { ru } from './error-sentences.ru.ts'

export const errorSentences: Record<Lang, Record<string, string>> = { ru, en }

/** The sentence of a refusal's code; the code itself if it has none (a test forbids it). */
export const errorMessages: Messages = (lang, code, values = {}) =>
  (errorSentences[lang][code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
