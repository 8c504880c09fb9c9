import { en } from './messages-machines.en.ts'
import { ru } from './messages-machines.ru.ts'

/** Words that only machines and the server's own documents need, in both languages. */
export const machineWords = { ru, en }
