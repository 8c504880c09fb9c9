import type { ConsultantErrors } from './errors.en.ts'

export const ru: ConsultantErrors = {
  errors: {
    'consultant.text-required': 'Напишите вопрос.',
    'consultant.text-long': 'Не больше 2000 знаков: пожалуйста, сократите вопрос.',
    'consultant.email': 'Укажите почту, на которую мы сможем ответить.',
    'consultant.consent': 'Без вашего согласия мы никому не отправляем разговор.',
    'consultant.unknown-conversation': 'Этот разговор больше не хранится. Начните новый.',
    'consultant.failed': 'Ответ прервался. Спросите, пожалуйста, ещё раз или напишите человеку.',
  },
}
