import type { OrderServerWords } from './messages.en.ts'

export const ru: OrderServerWords = {
  errors: {
    'orders.name-required': 'Введите полное имя',
    'orders.name-short': 'Имя должно быть не короче 2 символов',
    'orders.name-long': 'Имя слишком длинное',
    'orders.email-required': 'Введите e-mail',
    'orders.email-invalid': 'Неверный формат e-mail',
    'orders.empty': 'Добавьте хотя бы один ритуал',
    'orders.too-many-lines': 'В заказе не больше 50 строк',
    'orders.quantity-range': 'Количество — целое число от 1 до 99',
    'orders.duration-unknown': 'На такой срок этот ритуал заказать нельзя',
    'orders.item-unknown': 'Такого ритуала или варианта нет',
    'orders.items-invalid': 'Часть заказа оформить нельзя.',
    'orders.price-changed': 'Цена изменилась. Проверьте новую сумму.',
    'orders.key-reused': 'Этот запрос уже использован для другого заказа.',
    'orders.key-malformed': 'Заголовок Idempotency-Key не подходит.',
    'orders.not-found': 'Заказ не найден. Проверьте ссылку.',
  },
}
