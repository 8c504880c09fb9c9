import type { PlanEmailMessages } from './messages-emails.en.ts'

export const ru: PlanEmailMessages = {
  email: {
    subject: 'План ритуалов сохранён',
    saved: 'Мы сохранили план ваших ритуалов:',
    check:
      'Проверьте, пожалуйста: имена и пожелание прочитают так, как они записаны. Изменить всё это можно в профиле.',
    open: 'Открыть профиль',
    questions: 'Вопросы: {email}.',
  },
  orderEmail: {
    subject: 'Имена и даты заказа {number}',
    saved: 'Мы записали к заказу {number}:',
    check:
      'Проверьте, пожалуйста: имена и пожелание прочитают так, как они записаны. Исправить их и выбрать день можно по кнопке.',
    open: 'Имена и дата',
    questions: 'Если это записали не вы, напишите нам: {email}.',
  },
  names: 'Имена',
  kept: 'записано',
  wish: 'Пожелание',
  from: (day) => `с ${day}`,
  starts: 'Начало',
  until: (day) => `до ${day}`,
}
