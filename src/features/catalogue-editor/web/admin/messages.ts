import { type Lang, LOCALES } from '#base/i18n.ts'
import { useDictionary } from '#ui/messages.tsx'
import type { EditorMessages } from '../../messages-admin.en.ts'

export const useMessages = () => useDictionary<EditorMessages>('catalogue-editor')

/** A moment in the reader's own time. */
export function momentText(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
