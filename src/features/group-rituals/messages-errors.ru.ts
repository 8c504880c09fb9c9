import type { en } from './messages-errors.en.ts'

/** See `messages.en.ts`. */
export const ru: typeof en = {
  errors: {
    'groups.not-found': 'Такого общего ритуала нет.',
    'groups.full': 'Последнее место уже занято.',
    'groups.too-many-unpaid': 'Несколько мест на этом ритуале уже ждут вашей оплаты. Оплатите сначала одно из них.',
    'groups.closed': 'На этот день места больше не продаются.',
    'groups.cancelled': 'Этот общий ритуал отменён.',
    'groups.not-called-off': 'Здесь возвращают деньги только за отменённый ритуал.',
    'groups.not-paid': 'Этот заказ не был оплачен.',
    'groups.performed': 'Для этой семьи ритуал уже проведён.',
    'groups.no-proof': 'Сначала опубликуйте подтверждение для одной из семей.',
    'groups.family': 'Напишите имена, которые нужно прочитать',
    'groups.family-long': 'Не больше 1000 знаков',
    'groups.family-many': 'Не больше десяти имён',
    'groups.consent': 'Без вашего согласия мы не можем прочитать имена: поставьте отметку',
    'groups.ritual': 'Выберите ритуал',
    'groups.day': 'Укажите день и время',
    'groups.past': 'Это время уже прошло',
    'groups.closes-late': 'Запись должна закрываться не позже начала ритуала',
    'groups.places': 'От 1 до 500 мест',
    'groups.places-taken': 'Занято уже больше мест',
    'groups.price': 'Укажите цену в целых долларах',
  },
}
