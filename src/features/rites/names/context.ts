import type { Shop } from '#server/shop.ts'
import type { Pronounce } from './rules-english.ts'
import type { Corrected } from './rules-reading.ts'

/** The pronouncing dictionary. Its file is opened when the first name is read. */
export type Pronunciations = () => Promise<Pronounce>

export type NamesContext = {
  shop: Shop
  pronunciations: Pronunciations
  /** The words among these that staff have spelt on the sheet. They are read so everywhere. */
  correctedWords: (words: string[]) => Promise<Corrected>
}
