import type { NotificationsMessages } from './messages-admin.en.ts'

export const ru: NotificationsMessages = {
  title: 'Письма',
  tabs: { outbox: 'Исходящие', texts: 'Тексты' },
  searchHint: 'Адрес или тема',
  state: 'Состояние',
  states: { '': 'Все', waiting: 'Ждут отправки', sent: 'Отправлены', failed: 'Отложены', kept: 'Только здесь' },
  columns: { subject: 'Тема', to: 'Кому', state: 'Состояние', at: 'Написано', tries: 'Попыток' },
  empty: 'Здесь появятся письма клиентам и вам.',
  back: 'Письма',
  facts: {
    to: 'Кому',
    lang: 'Язык',
    langs: { ru: 'русский', en: 'английский' },
    written: 'Написано',
    sent: 'Отправлено',
    failed: 'Отложено',
    fault: 'Причина',
  },
  sealed: 'В этом письме названы люди или пожелания. Оно хранится зашифрованным, его видит только получатель.',
  retry: 'Отправить ещё раз',
  retried: 'Письмо отправится ещё раз',
  textsLead: 'Все письма магазина с примером внутри. Их содержание задают настройки и сам магазин.',
  language: 'Язык',
  test: 'Отправить мне',
  tested: (to) => `Отправлено на ${to}`,
  kinds: {
    'order-received': 'Заказ принят',
    'order-paid': 'Заказ оплачен',
    'plan-saved': 'План сохранён',
    'payment-underpaid': 'Оплачено не полностью',
  },
}
