import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as app } from './shell.en.ts'

/** English texts of every public page, by feature. */
export const messages = { app, catalogue }
