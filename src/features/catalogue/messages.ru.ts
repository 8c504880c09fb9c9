import type { CatalogueMessages } from './messages.en.ts'
import type { CategoryId, Tier } from './model-terms.ts'

const tiers: Record<Tier, { label: string; description: string }> = {
  basic: { label: 'Базовая', description: 'Обычный порядок, с вашими именами и санкальпой.' },
  enhanced: { label: 'Усиленная', description: 'Тот же порядок повторяют весь лунный цикл.' },
  premium: { label: 'Премиум', description: 'Больше повторений мантры и больше жрецов у огня.' },
}

const categories: Record<CategoryId, { name: string; description: string }> = {
  careerSuccess: { name: 'Дело и достаток', description: 'Начинания, торговля, учёба ремеслу, порядок в доме.' },
  healthHealing: { name: 'Здоровье', description: 'Ритуалы о силах и долгой жизни. Ритуал не заменяет врача.' },
  familyRelationships: { name: 'Семья', description: 'Брак, согласие в доме, дети и родители.' },
  protectionPurification: {
    name: 'Защита и очищение',
    description: 'Убрать помехи, умилостивить планеты, сберечь дом и дорогу.',
  },
  spiritualWisdom: { name: 'Знание и практика', description: 'Учёба, речь, мантра и ровная практика.' },
}

export const ru: CatalogueMessages = {
  tiers,
  categories,
  card: {
    from: (price) => `от ${price}`,
    more: 'Подробнее',
    perIntention: (price) => `${price} за намерение`,
  },
  page: {
    comprises: { days: 'Дней с огнём', recitations: 'повторений мантры', priests: 'жрецов' },
    home: 'Главная',
    articles: 'Статьи',
    breadcrumb: 'Вы здесь',
    readingTime: (minutes) => `${minutes} мин чтения`,
    author: 'Vedic Practices Master',
    updated: 'Обновлено',
    share: 'Поделиться',
    linkCopied: 'Ссылка скопирована',
    order: 'Заказать ритуал',
    orderHint: 'Цена указана за весь срок.',
    select: 'Выбрать',
    chooseTier: 'Выберите вариант',
    chooseTierReason: 'Выберите вариант, чтобы добавить',
    addToCart: 'Добавить в корзину',
    checkOutNow: 'Оформить сразу',
    chooseIntentions: 'Выбрать намерения',
    intentionHint: 'Каждое выбранное намерение — отдельный ритуал на три недели.',
    added: 'Добавлено в корзину',
    addedText: (name, tier) => `${name} - ${tier} добавлен в корзину`,
    term: { 0.5: '2 недели', 1: '1 месяц' },
    included: 'Что входит',
    consultation: 'Спросить перед заказом',
    consultationText: 'Поможем выбрать ритуал и день. Отвечает человек.',
    askProgram: 'Или сразу спросите программу',
    writeMail: 'Написать письмо',
    writeMessenger: 'Написать в Телеграм',
    contents: 'Содержание',
    related: 'Похожие ритуалы',
    contacts: 'Контакты',
    mantra: 'Мантра',
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
    ritualText: 'Извините, такого ритуала нет или он временно недоступен.',
    ritualBack: 'Вернуться к ритуалам',
    badRitualId: 'Неверный ID ритуала',
    badArticleId: 'Неверный ID статьи',
  },
}
