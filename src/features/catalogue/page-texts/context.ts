import type { Shop } from '#server/shop.ts'
import type { LegalPages } from './queries-legal.ts'

export type PageTextsContext = { shop: Shop; legal: LegalPages }
