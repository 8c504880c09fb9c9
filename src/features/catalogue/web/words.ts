import { useDictionary } from '#ui/words.tsx'
import type { CatalogueWords } from '../messages.en.ts'

export const useWords = () => useDictionary<CatalogueWords>('catalogue')
