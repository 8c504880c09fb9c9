import type { DayRequestAdminMessages } from './admin.en.ts'

export const ru: DayRequestAdminMessages = {
  asks: (ritual, day) => `Заказчик просит начать «${ritual}» ${day}`,
  isSet: (day) => `Назначено на ${day}. День остаётся, пока вы не ответите.`,
  noDays: 'Дни тем временем сняты. Назначьте их в календаре.',
  accept: 'Принять',
  decline: 'Отклонить',
  back: 'Отмена',
  acceptTitle: (day) => `Перенести на ${day}?`,
  acceptText: 'Все дни ритуала сдвинутся на столько же дней. Заказчик получит письмо с новыми днями.',
  declineTitle: (day) => `Отклонить ${day}?`,
  declineText: 'Назначенный день остаётся. Заказчик получит об этом письмо.',
  word: 'Несколько слов заказчику',
  wordHint: 'Необязательно. Войдёт в письмо так, как вы напишете.',
  accepted: 'Ритуал перенесён',
  declined: 'День остаётся прежним',
}
