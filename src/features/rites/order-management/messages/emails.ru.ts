import type { OrderStepEmails } from './emails.en.ts'

const open = 'Открыть заказ'
const questions = 'Вопросы: {email}.'

export const ru: OrderStepEmails = {
  processing: {
    subject: 'Заказ {number}: готовим ритуал',
    first: 'Мы взяли заказ {number} в работу: пандиты готовят ритуал, сверяют имена и санкальпу.',
    second: 'Если нужно исправить имя или дату, напишите нам до начала ритуала.',
    open,
    questions,
  },
  ready: {
    subject: 'Заказ {number}: ритуал проведён',
    first: 'Ритуал по заказу {number} проведён. Запись и свидетельство — на странице заказа.',
    open,
    questions,
  },
  cancelled: {
    subject: 'Заказ {number} отменён',
    first: 'Заказ {number} отменён, оплатить его больше нельзя. Если вы уже отправили за него деньги, напишите нам.',
    open,
    questions,
  },
  cancelledPaid: {
    subject: 'Заказ {number} отменён',
    first: 'Заказ {number} отменён. Он был оплачен: мы напишем вам о возврате денег.',
    open,
    questions,
  },
  readingCorrected: {
    subject: 'Заказ {number}: как прочтут имя',
    first: 'Мы поправили, как прочтут вслух имя в заказе {number}. Само имя не изменилось.',
    usual: 'как его читают обычно',
    second: 'Если оно должно звучать иначе, поправьте его сами на странице с именами, пока ритуал не проведён.',
    open: 'Открыть имена',
    questions,
  },
  addressRemoved: {
    subject: 'Заказ больше не связан с этим адресом',
    first: 'Заказ больше не связан с этим адресом: адрес был указан по ошибке. Делать ничего не нужно.',
    questions,
  },
  refunded: {
    subject: 'Деньги за заказ {number} возвращены',
    first: 'Мы вернули деньги за заказ {number}, и заказ закрыт.',
    second: 'Если вы их ещё не видите, напишите нам: мы скажем, как и когда они отправлены.',
    open,
    questions,
  },
}
