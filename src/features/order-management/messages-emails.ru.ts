import type { OrderStepEmails } from './messages-emails.en.ts'

export const ru: OrderStepEmails = {
  open: 'Открыть заказ',
  questions: (email) => `Вопросы: ${email}.`,
  processing: {
    subject: (number) => `Заказ ${number}: готовим ритуал`,
    text: (number) => [
      `Мы взяли заказ ${number} в работу: жрецы готовят ритуал, сверяют имена и санкальпу.`,
      'Если нужно исправить имя или дату, напишите нам до начала ритуала.',
    ],
  },
  ready: {
    subject: (number) => `Заказ ${number}: ритуал проведён`,
    text: (number) => [`Ритуал по заказу ${number} проведён. Запись и свидетельство — по ссылке.`],
  },
  cancelled: {
    subject: (number) => `Заказ ${number} отменён`,
    unpaid: (number) => [
      `Заказ ${number} отменён, оплатить его больше нельзя. Если вы уже отправили за него деньги, напишите нам.`,
    ],
    paid: (number) => [`Заказ ${number} отменён. Он был оплачен: мы напишем вам о возврате денег.`],
  },
}
