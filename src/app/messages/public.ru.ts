import { ru as catalogue } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { ru as app } from './shell.ru.ts'

/** The words of every public page in Russian, by feature. */
export const messages = { app, catalogue }
