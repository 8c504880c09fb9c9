import type { OrderPlanEmailMessages } from './emails.en.ts'

export const ru: OrderPlanEmailMessages = {
  email: {
    subject: 'Имена и день заказа {number}',
    saved: 'Мы записали к заказу {number}:',
    check:
      'Имена и пожелание прочитают так, как они записаны. Исправить их и выбрать день можно по кнопке. Целиком они видны после входа: код придёт на эту почту.',
    open: 'Имена и день',
    questions: 'Если это записали не вы, напишите нам: {email}.',
  },
  priestChooses: 'день выберет пандит',
  kept: 'получено',
  isOver: 'Ритуал уже завершён. Мы спросим пандита, что он прочитал, и сообщим вам.',
  from: (day) => `с ${day}`,
  isSet: (day) => `с ${day}, как назначено`,
  isAsked: (day, asked) => `назначено на ${day}, этот день пока в силе. Вы просите ${asked}: ответим письмом`,
}
