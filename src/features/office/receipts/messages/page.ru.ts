import type { ReceiptMessages } from './page.en.ts'

export const ru: ReceiptMessages = {
  titles: { receipt: (number) => `Квитанция ${number}`, invoice: (number) => `Счёт ${number}` },
  placed: 'Заказ от',
  paid: 'Оплачен',
  seller: 'Продавец',
  registration: 'Регистрационный номер',
  customer: 'Покупатель',
  columns: { what: 'Ритуал', term: 'Срок', quantity: 'Кол-во', price: 'Цена', sum: 'Сумма' },
  subtotal: 'Сумма',
  discount: (code) => `Скидка ${code}`,
  total: 'Итого',
  due: 'К оплате',
  payments: 'Оплата',
  cash: 'Наличные',
  methods: { crypto: 'Криптовалюта', card: 'Карта', manual: 'Перевод' },
  refund: (day) => `Возвращено, ${day}`,
  payment: (method, day) => `${method}, ${day}`,
  oneDay: 'один день',
  sandbox: 'Образец: этот магазин учебный, настоящих денег за заказ не платили.',
}
