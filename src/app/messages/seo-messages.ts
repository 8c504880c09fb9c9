import { en } from './seo.en.ts'
import { ru } from './seo.ru.ts'

/** Texts for machines and for the server's own documents, in both languages. */
export const seoMessages = { ru, en }
