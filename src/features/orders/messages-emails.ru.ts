import { pluralRu } from '#base/i18n.ts'
import type { OrderEmailMessages } from './messages-emails.en.ts'

const open = 'Открыть заказ'
const secret = 'Ссылка открывает заказ без пароля, поэтому не пересылайте её посторонним.'

export const ru: OrderEmailMessages = {
  received: {
    subject: (number) => `Заказ ${number} принят`,
    first: (number) => `Мы приняли ваш заказ ${number}:`,
    pay: 'Оплатить заказ и следить за ним можно на его странице.',
    open,
    last: (email) => `${secret} Вопросы: ${email}.`,
  },
  paid: {
    subject: (number) => `Заказ ${number} оплачен`,
    first: (number) => `Оплата получена, заказ ${number} передан в работу:`,
    next: (email) =>
      `Дальше мы уточним дату, имена участников и санкальпу — намерение, которое произносят в начале ритуала. Вопросы: ${email}.`,
    open,
  },
  lines: {
    weeks: (count) => `${count} ${pluralRu(count, 'неделя', 'недели', 'недель')}`,
    total: 'Итого',
  },
  paymentPage: {
    subject: (number) => `Оплата заказа ${number}`,
    first: (number) => `Вы попросили прислать страницу оплаты заказа ${number}.`,
    open: 'Открыть страницу оплаты',
    amount: 'Сумма',
    coin: 'Монета и сеть',
    address: 'Адрес',
    until: 'Сумма действует до',
    compare:
      'Перед переводом сверьте адрес с тем, что на странице. Если перевод придёт позже этого времени, он не пропадёт: засчитаем его по курсу того дня. Если вы ещё ничего не отправили, а время вышло, возьмите на странице новый счёт.',
    last: (email) => `${secret} Если вы этого письма не просили, делать ничего не нужно. Вопросы: ${email}.`,
  },
}
