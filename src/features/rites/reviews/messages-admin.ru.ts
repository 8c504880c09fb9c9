import type { ReviewAdminMessages } from './messages-admin.en.ts'

/** See `messages-admin.en.ts`. */
export const ru: ReviewAdminMessages = {
  title: 'Отзывы',
  back: 'Отзывы',
  tabs: { waiting: 'На проверке', published: 'Опубликованы', declined: 'Отклонены' },
  empty: {
    waiting: 'На проверке ничего нет. Клиентов спрашивают через две недели после подтверждения ритуала.',
    published: 'Опубликованных отзывов пока нет.',
    declined: 'Отклонённых отзывов нет.',
  },
  columns: { ritual: 'Ритуал', text: 'Отзыв', name: 'Подпись', order: 'Заказ', written: 'Написан' },
  notFound: 'Такого отзыва нет: возможно, автор его убрал',
  language: { ru: 'по-русски', en: 'по-английски' },
  publish: 'Опубликовать',
  decline: 'Отклонить',
  takeDown: 'Снять с публикации',
  declineSure: 'Не публиковать этот отзыв?',
  declineText: 'Причину автор прочитает по ссылке из письма; он сможет изменить текст и отправить его снова.',
  reason: 'Причина для автора',
  reply: 'Ответ магазина',
  replyHint: 'Появится под отзывом, его увидят все. Пустое поле убирает ответ.',
  saveReply: 'Сохранить ответ',
  noRight: 'Ваша роль позволяет только читать отзывы',
  declined: 'Почему отклонён',
}
