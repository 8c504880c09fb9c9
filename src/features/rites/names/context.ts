import type { Shop } from '#server/shop.ts'
import type { Pronounce } from './rules-english.ts'

/** The pronouncing dictionary. The first name that is read opens the file. */
export type Pronunciations = () => Promise<Pronounce>

export type NamesContext = { shop: Shop; pronunciations: Pronunciations }
