import { en } from './seo.en.ts'
import { ru } from './seo.ru.ts'

/** Texts for search engines and for documents that the server makes itself, in both languages. */
export const seoMessages = { ru, en }
