import { type Lang, LOCALES } from '#base/i18n.ts'
import { useDictionary } from '#ui/text/messages.tsx'
import type { OperationsMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<OperationsMessages>('operations')

/** A number with at most one decimal. */
export const numberIn = (lang: Lang) => (value: number) =>
  value.toLocaleString(LOCALES[lang], { maximumFractionDigits: 1 })
