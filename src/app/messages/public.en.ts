import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as app } from './shell.en.ts'

/** The words of every public page in English, by feature. */
export const messages = { app, catalogue }
