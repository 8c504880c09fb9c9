import type { Shop } from '#server/shop.ts'
import type { Pronounce } from './rules-english.ts'

/** The pronouncing dictionary. Its file is opened when the first name is read. */
export type Pronunciations = () => Promise<Pronounce>

export type NamesContext = { shop: Shop; pronunciations: Pronunciations }
