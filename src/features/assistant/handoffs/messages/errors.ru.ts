import type { en } from './errors.en.ts'

export const ru: typeof en = {
  errors: { 'handoffs.not-waiting': 'Этот вопрос больше не ждёт: на него уже ответили.' },
}
