import type { CalendarEmailMessages } from './emails.en.ts'

const open = 'Проверить имена'
const openOrder = 'Открыть заказ'
const questions = 'Вопросы: {email}.'
const place = 'Дни указаны по времени Варанаси, Индия.'
const asked = 'Вы просили начать {asked}. Если назначенный день вам не подходит, напишите на {email}.'
const recording = 'Запись и свидетельство придут до {by}.'
const fix = 'Ошибка в имени? Исправьте до {until}.'
const fixSoon = 'Ошибка в имени? Напишите сегодня на {email}.'

export const ru: CalendarEmailMessages = {
  scheduled: {
    subject: 'Дни вашего ритуала назначены (заказ {number})',
    first: 'Мы назначили дни ритуала «{ritual}».',
    asked,
    place,
    recording,
    fix,
    fixSoon,
    open,
    openOrder,
    questions,
  },
  moved: {
    subject: 'Дни вашего ритуала изменились (заказ {number})',
    first: 'Ритуал «{ritual}» пройдёт не в те дни, о которых мы писали раньше.',
    asked,
    place,
    recording,
    fix,
    fixSoon,
    open,
    openOrder,
    questions,
  },
  withdrawn: {
    subject: 'Дни вашего ритуала назначаются заново (заказ {number})',
    first: 'Дни ритуала «{ritual}», о которых мы писали, отменены. Как только назначим новые, сразу напишем.',
    openOrder,
    questions,
  },
  tomorrow: {
    subject: 'Ваш ритуал завтра (заказ {number})',
    first: 'Ритуал «{ritual}» пройдёт завтра, {day}.',
    more: 'Дней после него: {count}.',
    late: 'Если в имени ошибка, напишите сегодня на {email}.',
    openOrder,
    questions,
  },
  days: 'Дни',
  names: 'Имена, как их прочитают',
  wish: 'Пожелание',
}
