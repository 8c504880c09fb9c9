import { pluralRu } from '#base/i18n.ts'
import type { CartMessages } from './messages.en.ts'

const weeks = (count: number) => `${count} ${pluralRu(count, 'неделя', 'недели', 'недель')}`
const months = (count: number) => `${count} ${pluralRu(count, 'месяц', 'месяца', 'месяцев')}`

export const ru: CartMessages = {
  title: 'Корзина',
  close: 'Закрыть корзину',
  items: 'В корзине',
  term: (count) =>
    count === 0 ? 'один день' : count === 4 || count === 8 || count === 12 ? months(count / 4) : weeks(count),
  duration: (name) => `Срок: ${name}`,
  shorter: 'Срок короче',
  longer: 'Срок длиннее',
  quantity: (name) => `Количество: ${name}`,
  pieces: (count) => `× ${count}`,
  fewer: 'На один меньше',
  more: 'На один больше',
  perMonth: (price, duration) => `${price} × ${String(duration).replace('.', ',')} мес.`,
  perIntention: (price, terms) => (terms === 1 ? `${price} за 3 недели` : `${price} × ${terms} срока по 3 недели`),
  remove: (name) => `Убрать: ${name}`,
  removed: 'Убрано из корзины',
  undo: 'Вернуть',
  total: 'Итого',
  empty: {
    title: 'В корзине пусто',
    text: 'Место готово. Выберите ритуал или сначала прочитайте, как совершают ягью.',
    rituals: 'Выбрать ритуал',
    articles: 'Читать статьи',
  },
  contact: {
    title: 'Кто заказывает',
    name: 'Полное имя',
    email: 'E-mail',
    signedInAs: 'Вы вошли как',
    emailHint: 'Сюда придут ссылка на заказ и письма о нём.',
  },
  gift: {
    choice: 'Это подарок',
    name: 'Кому?',
    nameHint: 'Имя для открытки, его же прочитают во время ритуала',
    note: 'Ваши слова на открытке (по желанию)',
    noteHint: 'После оплаты открытку можно распечатать. Мы пишем только вам.',
    nameRequired: 'Напишите, кому подарок',
  },
  faults: {
    nameRequired: 'Введите полное имя',
    nameShort: 'Имя должно быть не короче 2 символов',
    emailRequired: 'Введите e-mail',
    emailInvalid: 'Неверный формат e-mail',
  },
  next: 'После оплаты мы напишем вам, чтобы уточнить дату, имена участников и санкальпу.',
  questions: 'Вопросы об оплате и возврате:',
  pay: (total) => `Оплатить ${total}`,
  back: 'Назад в корзину',
  payTitle: 'Оплата',
  priceChanged: {
    title: 'Цена изменилась',
    text: (before, now) => `Было ${before}, теперь ${now}. Проверьте строки и, если согласны, продолжайте.`,
  },
  unknown: {
    title: 'Часть корзины больше нельзя заказать',
    text: 'Уберите отмеченные строки, чтобы продолжить.',
    line: 'Это больше нельзя заказать.',
  },
  failed: 'Не удалось создать заказ',
  offline: 'Нет связи. Ничего не потеряно — попробуйте ещё раз.',
  safe: 'Ничего не потеряно — попробуйте ещё раз.',
  resuming: 'Ищем ваш заказ',
  paidEarlier: {
    title: (number) => `Заказ ${number} уже оплачен`,
    text: 'В нём то же, что в этой корзине. Если нужен ещё один такой же, нажмите «Оплатить» снова.',
    open: 'Открыть заказ',
  },
}
