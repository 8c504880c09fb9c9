import type { en } from './errors.en.ts'

/** See `errors.en.ts`. */
export const ru: typeof en = {
  errors: {
    'priests.not-found': 'Такого пандита нет.',
    'priests.name': 'Напишите имя хотя бы на одном языке',
    'priests.portrait': 'Выберите из библиотеки снимок, открытый всем',
    'priests.account': 'Выберите сотрудника',
    'priests.account-taken': 'У этого сотрудника уже есть своя запись',
    'priests.since': 'Напишите год, например 1998',
    'priests.text-long': 'Текст слишком длинный',
    'priests.text-line': 'Напишите одной строкой',
  },
}
