import type { ReadingMessages } from './page-readings.en.ts'

export const readings: ReadingMessages = {
  title: (count) => (count === 1 ? 'Имя прочтут так' : 'Имена прочтут так'),
  corrected: 'с поправкой',
  inMemory: '(в память)',
  correct: 'Поправить, как читается',
  correctOf: (name) => `Поправить, как читается ${name}`,
  said: (name) => `Как звучит «${name}»`,
  saidHint:
    'Напишите на слух, по слогам: «Ни-ко-лас». Можно и на деванагари. Само имя останется таким, как вы его написали.',
  will: 'Прочтут так:',
  use: 'Так и читать',
  reset: 'Читать как раньше',
  cancel: 'Отмена',
  lost: 'Нет связи, поэтому показать чтение не получилось. Ничего не потеряно, попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
}
