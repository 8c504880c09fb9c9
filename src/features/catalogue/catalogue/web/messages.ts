import { useDictionary } from '#ui/messages.tsx'
import type { CatalogueMessages } from '../messages.en.ts'

export const useMessages = () => useDictionary<CatalogueMessages>('catalogue')
