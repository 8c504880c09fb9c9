import { useDictionary } from '#ui/messages.tsx'
import type { CatalogueWords } from '../messages.en.ts'

export const useWords = () => useDictionary<CatalogueWords>('catalogue')
