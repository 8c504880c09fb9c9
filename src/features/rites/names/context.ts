import type { Shop } from '#server/shop.ts'
import type { Pronounce } from './rules-english.ts'
import type { Corrected } from './rules-reading.ts'

/** Opens the pronouncing dictionary. The file is loaded when the first name is read. */
export type Pronunciations = () => Promise<Pronounce>

export type NamesContext = {
  shop: Shop
  pronunciations: Pronunciations
  /** Returns the spellings that staff have set on the sheet for some of these words. All readings use these spellings. */
  correctedWords: (words: string[]) => Promise<Corrected>
}
