import { pluralRu } from '#base/i18n.ts'
import type { PlanMessages } from './messages.en.ts'

const weeks = (count: number) =>
  count % 4 === 0
    ? `${count / 4} ${pluralRu(count / 4, 'месяц', 'месяца', 'месяцев')}`
    : `${count} ${pluralRu(count, 'неделя', 'недели', 'недель')}`

/** What the plan card says, in Russian. */
export const ru: PlanMessages = {
  title: 'План ритуалов',
  loading: 'План загружается',
  fetchFailed: 'Не удалось загрузить план ритуалов',
  safe: 'Ничего не потеряно — попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
  none: {
    title: 'Здесь будет ваш план',
    text: 'Когда ритуал будет оплачен, здесь можно будет выбрать день начала, написать пожелание и назвать тех, для кого его проводят.',
  },
  form: {
    lead: 'Выберите день, с которого начнутся ритуалы. Пожелания и участников можно добавить сейчас или позже.',
    date: 'Дата начала',
    dateHint: 'дд.мм.гггг или день в календаре',
    ends: 'Тогда ритуалы пройдут',
    endsOf: (start, end) => `${start} — ${end}`,
    wishes: 'Санкальпа: для чего проводят ритуал',
    wishesHint: 'Санкальпа — намерение, которое пандит читает вслух. Достаточно двух-трёх предложений своими словами.',
    starters: 'Начать со слов',
    starter: (start) => `«${start}…»`,
    starterTexts: ['Прошу о ', 'Благодарю за ', 'Посвящаю этот ритуал '],
    count: (length, most) => `${length} из ${most}`,
    participants: 'Участники',
    participantsHint:
      'Те, чьи имена прочитают. Дата и время рождения нужны для накшатры; если не знаете, оставьте поля пустыми.',
    participant: (number) => `Участник ${number}`,
    firstName: 'Имя',
    lastName: 'Фамилия',
    birthDate: 'Дата рождения',
    birthTime: 'Время',
    birthDateHint: 'дд.мм.гггг',
    birthTimeHint: 'чч:мм',
    add: 'Добавить участника',
    addMe: 'Добавить меня',
    remove: (number, name) => `Убрать участника ${number}${name ? `: ${name}` : ''}`,
    paste: 'Вставить списком',
    pasteLabel: 'Список, по одному участнику в строке',
    pasteHint: 'Имя, фамилия, дата, время. Чего нет, можно пропустить.',
    pasteRead: (count) => (count === 0 ? 'Добавить из списка' : `Добавить из списка: ${count}`),
    pasteClose: 'Не вставлять',
    save: 'Сохранить план',
    cancel: 'Отмена',
    needsDate: 'Выберите дату начала ритуала',
    needsLaterDate: 'Выберите сегодняшний или более поздний день',
  },
  calendar: {
    label: 'Календарь лунных дней',
    previous: 'Предыдущий месяц',
    next: 'Следующий месяц',
    legend: 'Отметки',
    marks: {
      purnima: 'полнолуние (пурнима)',
      amavasya: 'новолуние (амавасья)',
      ekadashi: 'экадаши',
      festival: 'праздник',
    },
    note: 'Лунные дни указаны на восход солнца в Варанаси. Выбрать можно любой день.',
    failed: 'Отметки не загрузились, но календарь работает и без них.',
    today: 'сегодня',
    selected: 'выбрано',
    phases: { shukla: 'растущая луна', krishna: 'убывающая луна' },
    day: (tithi, phase, nakshatra) => `${tithi}, ${phase} · накшатра ${nakshatra}`,
  },
  summary: {
    starts: 'Начало',
    ends: 'Завершение',
    inDays: (days) =>
      days === 0 ? 'сегодня' : days > 0 ? `через ${days} ${pluralRu(days, 'день', 'дня', 'дней')}` : 'уже идёт',
    finished: 'завершены',
    rituals: 'Ритуалы',
    term: weeks,
    wishes: 'Санкальпа',
    noWishes: 'Пока не написана',
    participants: 'Участники',
    noParticipants: 'Пока никто не назван',
    edit: 'Изменить план',
    editRitual: 'Изменить',
    editOf: (name) => `: ${name}`,
  },
  saved: 'План ритуалов сохранён',
  saveFailed: 'Не удалось сохранить план ритуалов',
  consentMissing:
    'Без вашего согласия мы не можем хранить пожелания и участников. Поставьте отметку или очистите эти поля.',
  faults: {
    'plans.start-date-past': 'Этот день уже прошёл. Выберите сегодняшний или более поздний.',
    'plans.start-date-invalid': 'Такого дня нет. Введите дату в виде дд.мм.гггг.',
    'plans.wishes-long': 'Пожелания: не больше 4000 знаков',
    'plans.participants-long': 'Участники: не больше 4000 знаков',
    'plans.participants-many': 'Не больше пятидесяти участников',
    'plans.participant-name': 'Введите имя',
    'plans.participant-date': 'Введите дату в виде дд.мм.гггг или оставьте поле пустым',
    'plans.participant-time': 'Введите время в виде чч:мм или оставьте поле пустым',
  },
}
