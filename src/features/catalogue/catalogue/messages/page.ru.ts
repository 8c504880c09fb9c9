import { ru as refund } from './page-refund.ru.ts'
import { countRu, pluralRu } from '#base/i18n.ts'
import type { CatalogueMessages } from './page.en.ts'
import type { Tier } from '../model-terms.ts'

const tiers: Record<Tier, { label: string; description: string }> = {
  basic: { label: 'Базовая', description: 'Обычный обряд с вашими именами и пожеланием.' },
  enhanced: { label: 'Усиленная', description: 'Тот же обряд, а чтение длится месяц.' },
  premium: { label: 'Премиум', description: 'Самый полный вид обряда.' },
}

const termText = (weeks: number, oneWeek = 'неделя'): string =>
  weeks % 4 === 0 ? countRu(weeks / 4, 'месяц', 'месяца', 'месяцев') : countRu(weeks, oneWeek, 'недели', 'недель')
const forTerm = (weeks: number): string =>
  weeks === 1 ? 'за неделю' : weeks === 4 ? 'за месяц' : `за ${termText(weeks, 'неделю')}`

export const ru: CatalogueMessages = {
  tiers,
  card: {
    from: (price, weeks) => `от\u00a0${price} ${forTerm(weeks)}`,
    chosen: (price, weeks) => `${price} ${forTerm(weeks)}`,
    said: (price, weeks) => `${price} ${forTerm(weeks)}`,
    more: 'Подробнее',
    perIntention: (price, weeks) => `${price} за\u00a0намерение, ${termText(weeks)}`,
  },
  page: {
    comprises: {
      recitations: (count, said) => `${said}\u00a0${pluralRu(count, 'повторение', 'повторения', 'повторений')}`,
      priests: (count, said) => `${said}\u00a0${pluralRu(count, 'пандит', 'пандита', 'пандитов')}`,
      hours: (count, said) => `огонь горит ${said}\u00a0${pluralRu(count, 'час', 'часа', 'часов')} в\u00a0день`,
    },
    days: (all, fire) =>
      fire >= all
        ? `${countRu(fire, 'день', 'дня', 'дней')} с\u00a0огнём`
        : `${countRu(all, 'день', 'дня', 'дней')} чтения, из\u00a0них ${countRu(fire, 'день', 'дня', 'дней')} с\u00a0огнём`,
    orShorter: (term, weeks, price) =>
      `${term}, можно и\u00a0${weeks === 1 ? 'неделю' : termText(weeks, 'неделю')} за\u00a0${price}`,
    daysBetween: 'В\u00a0дни без огня пандиты читают мантру с\u00a0чётками.',
    exampleNumbers: 'Эти числа\u00a0— примеры из\u00a0песочницы.',
    playFilm: 'Включить видео обряда',
    performers: 'Кто проводит',
    performersText: {
      one: 'Он ведёт обряд, и\u00a0его имя будет в\u00a0свидетельстве.',
      several: 'Обряд ведёт один из\u00a0них, и\u00a0его имя будет в\u00a0свидетельстве.',
      helpers: 'Сколько всего пандитов у\u00a0огня, сказано в\u00a0каждом варианте.',
    },
    performersMore: 'О\u00a0пандитах',
    sample: 'образец',
    home: 'Главная',
    articles: 'Статьи',
    breadcrumb: 'Вы здесь',
    readingTime: (minutes) => `${minutes} мин чтения`,
    author: 'Мастер ведических практик',
    updated: 'Обновлено',
    share: 'Поделиться',
    linkCopied: 'Ссылка скопирована',
    order: 'Заказать ритуал',
    earliest: (day) => `Ближайшее начало: ${day}`,
    orderHint:
      'Цена и\u00a0числа указаны за весь срок, названный первым. Месяц\u00a0— четыре недели (28 дней). Другой срок можно выбрать в\u00a0корзине.',
    recordingWithin: (days) =>
      `Фотографии или видео обряда и\u00a0свидетельство пришлём в\u00a0течение ${countRu(days, 'дня', 'дней', 'дней')} после последнего дня.`,
    refund,
    certificateSample: 'Образец свидетельства',
    pageSample: 'Образец страницы ритуала',
    select: 'Выбрать',
    chooseTier: 'Выберите вариант',
    chooseTierReason: 'Выберите вариант, чтобы добавить',
    addToCart: 'Добавить в корзину',
    inCart: 'В\u00a0корзине\u00a0· Оформить',
    checkOutNow: 'Оформить сразу',
    chooseIntentions: 'Выбрать намерения',
    intentionHint: 'Каждое выбранное намерение\u00a0— отдельный ритуал на три недели.',
    added: 'Добавлено в корзину',
    addedText: (name, tier) => `${name} - ${tier} добавлен в корзину`,
    openCart: 'Открыть корзину',
    term: termText,
    included: 'Что входит',
    beside: 'Рядом с текстом',
    consultation: 'Спросить перед заказом',
    consultationText: 'Поможем выбрать ритуал и день. Отвечает человек.',
    askProgram: 'Или спросите консультанта: это программа',
    writeMail: 'Написать письмо',
    writeMessenger: 'Написать в Telegram',
    contents: 'Содержание',
    related: 'Похожие ритуалы',
    contacts: 'Контакты',
    listen: 'Послушать мантру',
    mantra: 'Мантра',
    loading: 'Страница загружается',
    unavailable: 'Содержимое статьи временно недоступно.',
    readNext: 'Ритуалы, о которых речь в статье',
    moreArticles: 'Читать дальше',
    previous: 'Предыдущая статья',
    next: 'Следующая статья',
  },
  notFound: {
    title: 'Статья не найдена',
    text: 'Извините, запрашиваемая статья не существует или временно недоступна.',
    back: '← Вернуться к статьям',
    ritualTitle: 'Ритуал не найден',
    ritualText: 'Извините, такого ритуала нет, или он временно недоступен.',
    ritualBack: 'Вернуться к ритуалам',
    badRitualId: 'Неверный ID ритуала',
    badArticleId: 'Неверный ID статьи',
    badRitualText: 'В ссылке не указан ритуал. Все ритуалы собраны в одном списке.',
    badArticleText: 'В ссылке не указана статья. Все статьи собраны в одном списке.',
  },
}
