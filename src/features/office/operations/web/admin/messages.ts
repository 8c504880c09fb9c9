import { type Lang, LOCALES } from '#base/i18n.ts'
import { useDictionary } from '#ui/text/messages.tsx'
import type { OperationsMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<OperationsMessages>('operations')

/** A figure with one decimal at most. */
export const numberIn = (lang: Lang) => (value: number) =>
  value.toLocaleString(LOCALES[lang], { maximumFractionDigits: 1 })
