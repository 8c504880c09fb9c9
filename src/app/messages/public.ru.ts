import { ru as catalogue } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { ru as app } from './shell.ru.ts'

/** Russian texts of every public page, by feature. */
export const messages = { app, catalogue }
