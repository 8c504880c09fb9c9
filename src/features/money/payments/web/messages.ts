import { useDictionary } from '#ui/messages.tsx'
import type { WidgetMessages } from '../messages/page-widget.en.ts'

export const useMessages = () => useDictionary<WidgetMessages>('widget')
