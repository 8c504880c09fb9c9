import { countRu } from '#base/i18n.ts'
import type { CalendarEmailMessages } from './emails.en.ts'

const open = 'Исправить имена'
const openOrder = 'Открыть заказ'
const questions = 'Вопросы: {email}.'
const place = 'Дни указаны по времени Варанаси, Индия.'
const asked = 'Вы просили начать {asked}. Скажите, пожалуйста, на странице заказа, подходит ли назначенный день.'
const reason = 'Почему так: {reason}'
const openAnswer = 'Ответить про день'
const recording = 'Запись и свидетельство придут до {by}.'
const fix = 'Ошибка в имени? Исправьте её до начала ритуала, не позже {until}.'
const fixSoon = 'Ошибка в имени? Исправьте её сегодня на странице заказа.'

export const ru: CalendarEmailMessages = {
  scheduled: {
    subject: 'Дни ритуала «{ritual}» назначены (заказ {number})',
    first: 'Дни ритуала «{ritual}» назначены.',
    asked,
    reason,
    place,
    recording,
    fix,
    fixSoon,
    open,
    openAnswer,
    openOrder,
    questions,
  },
  moved: {
    subject: 'Дни ритуала «{ritual}» изменились (заказ {number})',
    first: 'Ритуал «{ritual}» пройдёт не в те дни, о которых мы писали раньше.',
    asYouAsked: 'Мы перенесли ритуал «{ritual}», как вы просили.',
    asked,
    reason,
    place,
    recording,
    fix,
    fixSoon,
    open,
    openAnswer,
    openOrder,
    questions,
  },
  together: {
    subject: 'Дни ваших ритуалов назначены ({number})',
    first: 'Мы назначили дни ваших ритуалов. Вот они по порядку.',
    ritual: '«{ritual}» (заказ {number})',
    asked: 'Вы просили начать в другой день. Скажите, пожалуйста, на странице заказа, подходит ли назначенный.',
    reason,
    place,
    fix: 'Ошибка в имени? Исправьте её до начала ритуала, не позже чем накануне.',
    fixSoon,
    open: 'Исправить имена ({number})',
    openAnswer,
    openOrder: 'Открыть заказ ({number})',
    questions,
  },
  withdrawn: {
    subject: 'Дни ритуала «{ritual}» назначаются заново (заказ {number})',
    first: 'Дни ритуала «{ritual}», о которых мы писали, отменены. Как только назначим новые, сразу напишем.',
    openOrder,
    questions,
  },
  ended: {
    subject: 'Дни вашего ритуала отменены (заказ {number})',
    first: 'Мы вернули деньги за ритуал «{ritual}», поэтому дни, о которых мы писали, отменены.',
    openOrder,
    questions,
  },
  tomorrow: {
    subject: 'Ритуал «{ritual}» завтра (заказ {number})',
    first: 'Ритуал «{ritual}» пройдёт завтра, {day}.',
    more: 'Потом ещё дней: {count}.',
    late: 'Если в имени ошибка, исправьте её сегодня на странице заказа.',
    openOrder,
    questions,
  },
  daysReturned: 'Мы вернули деньги за недели, которые ещё не начались.',
  order: 'Заказ',
  place: 'Место',
  priest: 'Пандит',
  day: 'День',
  days: 'Дни',
  span: (first, last, count) => `${first} – ${last}, ${countRu(count, 'день', 'дня', 'дней')}`,
  fire: 'Из них с огнём',
  names: 'Имена',
  wish: 'Пожелание',
}
