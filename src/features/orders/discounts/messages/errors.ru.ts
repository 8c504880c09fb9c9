import type { en } from './errors.en.ts'

/** See `errors.en.ts`. */
export const ru: typeof en = {
  errors: {
    'discounts.unknown': 'Такого промокода нет. Проверьте, нет ли опечатки.',
    'discounts.expired': 'Срок действия промокода закончился.',
    'discounts.used-up':
      'Этот промокод уже использован. Если с ним есть ваш неоплаченный заказ, оплатите его или попробуйте снова через два часа.',
    'discounts.too-small': 'Для этого промокода сумма заказа слишком мала.',
    'discounts.other-ritual': 'Этот промокод действует на другие ритуалы.',
    'discounts.partner-order': 'На заказы партнёров промокоды не действуют',
    'discounts.not-found': 'Такого промокода нет.',
    'discounts.code-form': 'От 3 до 32 букв или цифр, можно дефис и подчёркивание',
    'discounts.code-taken': 'Такой промокод уже есть',
    'discounts.one-kind': 'Укажите либо процент, либо сумму',
    'discounts.percent': 'Целое число от 1 до 90',
    'discounts.amount': 'Сумма больше нуля, в долларах и центах',
    'discounts.uses': 'Целое число от 1',
    'discounts.moment': 'Укажите дату и время',
    'discounts.ends-early': 'Конец должен быть позже начала',
    'discounts.rituals': 'Выберите хотя бы один ритуал',
    'discounts.ritual-unknown': 'Один из этих ритуалов не продаётся',
  },
}
