import type { en } from './errors.en.ts'

export const ru: typeof en = {
  errors: { 'reminders.not-found': 'Такой ссылки нет: возможно, скопировалась только её часть.' },
}
