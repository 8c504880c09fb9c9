import { en } from './machines.en.ts'
import { ru } from './machines.ru.ts'

/** Words that only machines and the server's own documents need, in both languages. */
export const machineMessages = { ru, en }
