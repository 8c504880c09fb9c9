import { en } from './seo.en.ts'
import { ru } from './seo.ru.ts'

/** Words that only machines and the server's own documents need, in both languages. */
export const seoMessages = { ru, en }
