import { useDictionary } from '#ui/text/messages.tsx'
import type { CatalogueMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<CatalogueMessages>('catalogue')
