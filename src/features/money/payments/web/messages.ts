import { useDictionary } from '#ui/text/messages.tsx'
import type { WidgetMessages } from '../messages/page-widget.en.ts'

export const useMessages = () => useDictionary<WidgetMessages>('widget')
