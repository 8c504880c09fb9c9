import type { PlanEmailMessages } from './messages-emails.en.ts'

export const ru: PlanEmailMessages = {
  email: {
    subject: 'План ритуалов сохранён',
    saved: 'Мы сохранили план ваших ритуалов:',
    check:
      'Пожелания и имена участников видны в вашем профиле. Там же всё это можно изменить. Проверьте, пожалуйста, имена: их прочитают так, как они записаны.',
    open: 'Открыть профиль',
    questions: 'Вопросы: {email}.',
  },
  starts: 'Начало',
  until: (day) => `до ${day}`,
  participants: 'Участники',
}
