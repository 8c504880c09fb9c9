import type { en } from './errors.en.ts'

export const ru: typeof en = {
  errors: {
    'day-requests.not-open': 'Эта просьба больше не ждёт: на неё ответили, или ритуал уже начинается в этот день.',
    'day-requests.no-days': 'У ритуала сейчас нет дней. Назначьте их в календаре.',
    'day-requests.word-long': 'Слишком длинно: нужно меньше 600 знаков.',
  },
}
