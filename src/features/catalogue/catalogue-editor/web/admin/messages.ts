import { useDictionary } from '#ui/text/messages.tsx'
import type { EditorMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<EditorMessages>('catalogue-editor')
