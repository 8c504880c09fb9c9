import type { en } from './errors.en.ts'

/** The refusals of the calls for ritual plans, in Russian. */
export const ru: typeof en = {
  errors: {
    'plans.none': 'Плана пока нет.',
    'plans.start-date-required': 'Выберите дату начала ритуала',
    'plans.start-date-invalid': 'Такого дня нет. Выберите день в календаре.',
    'plans.start-date-past': 'Этот день уже не выбрать. Выберите, пожалуйста, более поздний.',
    'plans.day-soon': 'Первый день, который можно выбрать: {day}.',
    'plans.day-blocked': 'В этот день ритуалы не начинаются. Выберите, пожалуйста, другой.',
    'plans.day-blocked-why': 'В этот день ритуалы не начинаются: {reason}. Выберите, пожалуйста, другой.',
    'plans.day-full': 'На этот день мест больше нет. Выберите, пожалуйста, другой.',
    'plans.begun': 'Ритуал уже начался или начинается сегодня: день больше не изменить.',
    'plans.order-closed': 'Этот заказ сейчас нельзя изменить: он ещё не оплачен или уже завершён.',
    'plans.wishes-long': 'Пожелания: не больше 4000 знаков',
    'plans.participants-long': 'Участники: не больше 4000 знаков',
    'plans.participants-many': 'Не больше пятидесяти участников',
    'plans.participant-name': 'Участник {line}: введите имя',
    'plans.participant-year': 'Участник {line}: напишите год четырьмя цифрами (дд.мм.гггг)',
    'plans.participant-date': 'Участник {line}: проверьте дату (дд.мм.гггг) или оставьте поле пустым',
    'plans.participant-time': 'Участник {line}: введите время в виде чч:мм или оставьте поле пустым',
    'plans.participant-gotra': 'Участник {line}: готра не длиннее 60 знаков',
    'plans.calendar-day': 'Укажите день в виде гггг-мм-дд',
    'plans.calendar-backwards': 'Последний день раньше первого.',
    'plans.calendar-long': 'Можно запросить не больше 62 дней.',
    'plans.calendar-far': 'Календарь охватывает годы с 2000 по 2060.',
  },
}
