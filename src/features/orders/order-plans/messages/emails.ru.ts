import type { OrderPlanEmailMessages } from './emails.en.ts'

export const ru: OrderPlanEmailMessages = {
  email: {
    subject: 'Имена и день заказа {number}',
    saved: 'Мы записали к заказу {number}:',
    check:
      'Имена и пожелание прочитают так, как они записаны. Если самих слов здесь нет, нажмите кнопку и войдите по коду: на странице они видны целиком. Там же их можно исправить и выбрать день.',
    open: 'Имена и день',
    questions: 'Если это записали не вы, напишите нам: {email}.',
  },
  priestChooses: 'день выберет пандит',
  kept: 'получено',
  from: (day) => `с ${day}`,
  isSet: (day) => `с ${day}, как назначено`,
  isAsked: (day, asked) => `назначено на ${day}, этот день пока в силе. Вы просите ${asked}: ответим письмом`,
}
