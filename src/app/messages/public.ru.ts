import { ru as catalogue } from '#features/catalogue/messages.ru.ts'
import { ru as app } from './app.ru.ts'

/** The words of every public page in Russian, by feature. */
export const messages = { app, catalogue }
