import type { OrderManagementMessages } from './errors.en.ts'

export const ru: OrderManagementMessages = {
  exported: [
    'Заказ',
    'Состояние',
    'Оформлен (UTC)',
    'Оплачен (UTC)',
    'Клиент',
    'E-mail',
    'Ритуалы',
    'Сумма, USD',
    'Оплата',
    'Откуда',
    'Номер в системе',
  ],
  errors: {
    'order.transition': 'Отсюда перевести заказ в это состояние нельзя.',
    'order.reason': 'Укажите причину: этот шаг отменяет сделанное',
    'order.nothing-to-refund': 'По этому заказу возвращать уже нечего.',
    'order.refund-how': 'Укажите, как, когда и с каким номером операции вы вернули деньги.',
    'order.refund-reason': 'Напишите, почему возвращаете деньги.',
    'order.no-proof': 'По ритуалам этого заказа ещё не опубликовано подтверждение.',
    'order.first-name-required': 'Введите имя',
    'order.last-name-required': 'Введите фамилию',
    'order.phone-invalid': 'Введите телефон с кодом страны',
    'order.ritual-required': 'Выберите ритуал',
    'order.note-required': 'Напишите заметку',
    'order.note-long': 'Заметка слишком длинная',
    'order.no-address': 'У этого заказа нет адреса почты.',
    'order.no-gift': 'Этот заказ не подарок.',
    'order.gift-over': 'Ритуал уже проведён или не состоится: имя остаётся таким, каким его прочитали.',
    'order.erased': 'Данные клиента удалены.',
    'order.address-of-account':
      'Заказ оформил вошедший в аккаунт клиент, и адрес у заказа тот же, что у аккаунта. Изменить его может только сам клиент.',
    'order.message-unfit': 'Это письмо не подходит к состоянию заказа.',
  },
}
