import { useDictionary } from './messages.tsx'
import type { PanelMessages } from './panel-messages.en.ts'

export const usePanelMessages = () => useDictionary<PanelMessages>('panel')
