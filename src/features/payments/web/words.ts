import { useDictionary } from '#ui/words.tsx'
import type { WidgetWords } from '../messages-widget.en.ts'

export const useWords = () => useDictionary<WidgetWords>('widget')
