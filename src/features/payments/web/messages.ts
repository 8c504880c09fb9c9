import { useDictionary } from '#ui/messages.tsx'
import type { WidgetWords } from '../messages-widget.en.ts'

export const useWords = () => useDictionary<WidgetWords>('widget')
