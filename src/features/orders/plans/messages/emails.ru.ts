import { countRu } from '#base/i18n.ts'
import type { PlanEmailMessages } from './emails.en.ts'

export const ru: PlanEmailMessages = {
  email: {
    subject: 'План ритуалов сохранён',
    saved: 'Мы сохранили план ваших ритуалов:',
    check:
      'Проверьте, пожалуйста: имена и пожелание прочитают так, как они записаны. Изменить всё это можно в профиле.',
    open: 'Открыть профиль',
    questions: 'Вопросы: {email}.',
  },
  names: 'Имена',
  people: (count) => countRu(count, 'имя', 'имени', 'имён'),
  wish: 'Пожелание',
  starts: 'Начало',
  priestChooses: 'день выберет пандит',
  until: (day) => `до ${day}`,
}
