import { pluralRu } from '#base/i18n.ts'
import type { CalendarEmailMessages } from './messages-emails.en.ts'

export const ru: CalendarEmailMessages = {
  scheduled: {
    subject: (number) => `Дни вашего ритуала назначены (заказ ${number})`,
    first: (ritual) => `Мы назначили, когда проводится «${ritual}».`,
  },
  moved: {
    subject: (number) => `Дни вашего ритуала изменились (заказ ${number})`,
    first: (ritual) => `«${ritual}» проводится не в те дни, о которых мы писали раньше.`,
  },
  withdrawn: {
    subject: (number) => `Дни вашего ритуала назначаются заново (заказ ${number})`,
    first: (ritual) =>
      `Дни, о которых мы писали для «${ritual}», больше не действуют. Как только новые будут назначены, мы напишем снова.`,
  },
  tomorrow: {
    subject: (number) => `Ваш ритуал завтра (заказ ${number})`,
    first: (ritual, day) => `«${ritual}» проводится завтра, ${day}.`,
    more: (count) => `За ним ещё ${count} ${pluralRu(count, 'день', 'дня', 'дней')}.`,
    late: (email) => `Если в имени ошибка, напишите сегодня на ${email}.`,
  },
  days: 'Дни',
  names: 'Имена, как их прочитают',
  wish: 'Пожелание',
  place: 'Дни указаны по времени Варанаси, Индия.',
  fix: (until) => `Ошибка в имени? Исправьте до ${until}.`,
  fixSoon: (email) => `Ошибка в имени? Напишите сегодня на ${email}.`,
  open: 'Проверить имена',
  openOrder: 'Открыть заказ',
  questions: (email) => `Вопросы: ${email}.`,
}
