import { consent } from '#features/people/profiles/messages/page-consent.ru.ts'
import type { plan as en } from './admin-plan.en.ts'

/** Names, wish, first day and gift in the form of a new order, in Russian. */
export const plan: typeof en = {
  title: 'Имена, пожелание и день',
  lead: 'Всё это необязательно: клиент может указать остальное после оплаты, по ссылке на заказ.',
  isGift: 'Это подарок',
  giftName: 'Кому?',
  giftNameHint: 'Это имя прочитают в ритуале, оно же будет на открытке.',
  giftNote: 'Слова на открытке (по\u00a0желанию)',
  day: 'День начала',
  dayHint: 'С этого дня начнутся все ритуалы заказа. Если не указать, клиент выберет день после оплаты.',
  priestChooses: 'День выберет пандит',
  consent: {
    text: 'Клиент согласен на хранение данных о рождении, пожелания и имён участников и на их использование для подготовки и проведения ритуалов.',
    more: 'Что мы храним и как отозвать согласие',
    newTab: consent.newTab,
  },
  faults: {
    'consent.required':
      'Без согласия клиента мы не можем это хранить. Поставьте отметку или очистите имена и пожелание.',
  },
}
