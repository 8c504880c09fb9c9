import { ru as home } from '#features/catalogue/catalogue/messages/page-home.ru.ts'
import { ru as catalogue } from '#features/catalogue/catalogue/messages/page.ru.ts'
import type { MachineMessages } from './seo.en.ts'

/** Tags of calls in the API reference. */
const subjects: Record<string, string> = {
  catalogue: 'каталог',
  shop: 'магазин',
  agents: 'программы-помощники',
  orders: 'заказы',
  payments: 'оплата',
  accounts: 'вход и учётная запись',
  profile: 'профиль и план',
  proofs: 'проведённые ритуалы',
  partners: 'партнёры',
  sandbox: 'песочница',
  files: 'файлы',
  calendar: 'календарь',
  people: 'люди',
  'second factor': 'второй фактор',
}

/** See `seo.en.ts`. */
export const ru: MachineMessages = {
  summary:
    'Магазин ведических ритуалов огня (ягий). Выберите ритуал, укажите имена и пожелание, получите запись и свидетельство.',
  homeDescription: home.description,
  feedTitle: (shop) => `${shop}: статьи и ритуалы`,
  appName: (shop) => `${shop}: ведические ритуалы огня`,
  keywords: ['ягья', 'яджна', 'хома', 'ведический ритуал', 'ритуал огня', 'пуджа'],
  rituals: 'Ритуалы',
  articles: 'Статьи',
  llms: {
    aboutPage: 'О магазине: кто проводит, кто продаёт, как связаться',
    priestsPage: 'Кто проводит: пандиты',
    about:
      'Цены указаны в долларах США. У каждого ритуала три варианта; сроки и цены каждого названы рядом с ним. Оплата картой или криптовалютой. Тексты пересказывают традицию: результат не обещан, ритуал не заменяет врача, юриста или финансового советника.',
    otherLanguage: 'Каждая страница есть и на английском: замените `lang=ru` на `lang=en`.',
    rituals: 'Ритуалы',
    articles: 'Статьи',
    terms: 'Условия',
    dates: 'Даты и проведённые ритуалы',
    calendar: 'Календарь: общие ритуалы со свободными местами, праздники и лунные дни',
    feed: 'То же как подписка iCalendar',
    proofs: 'Проведённые ритуалы, с согласия заказчиков и без имён',
    term: catalogue.card.said,
    offer: (tier, prices) => (tier ? `${catalogue.tiers[tier].label}: ${prices}` : `За каждое намерение: ${prices}`),
    api: 'OpenAPI 3.1 всех вызовов; для чтения каталога ключ не нужен.',
    full: 'все ритуалы и статьи целиком.',
    mcp: (address) =>
      `Программы, которые поддерживают Model Context Protocol (streamable HTTP), найдут то же по адресу ${address}: поиск, тексты, лунный календарь и цены корзины. Купить там ничего нельзя.`,
  },
  reference: {
    title: 'Справочник API',
    lead: 'Все вызовы магазина, для программ. Каталог читают без ключа; цены назначает только магазин. Описания вызовов — на английском.',
    mcp: 'Программы, которые поддерживают Model Context Protocol, найдут каталог, лунный календарь и цены по адресу `POST /mcp`.',
    part: (tag) => {
      const [, subject = tag, ofStaff = ''] = /^(.+?)( \(staff\))?$/.exec(tag) ?? []
      return `${subjects[subject] ?? subject}${ofStaff && ' (сотрудники)'}`
    },
    all: 'Все вызовы',
    otherLanguage: 'English',
    parameters: 'Параметры',
    required: 'обязательно',
    body: 'Тело запроса',
    answer: 'Ответ',
    example: 'Пример',
    problems: 'Если что-то не так',
  },
  offline: {
    title: 'Нет связи',
    text: 'Эту страницу нельзя показать без сети. Она откроется сама, когда связь вернётся.',
    kept: 'Сохранено на этом устройстве',
    nothing: 'Пока ничего не сохранено: здесь появятся ритуалы и статьи, которые вы откроете.',
    retry: 'Попробовать ещё раз',
  },
  tooMany: {
    title: 'Слишком много запросов',
    text: 'Из вашей сети пришло больше запросов, чем мы успеваем обработать. Подождите несколько секунд и попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
  },
  ambiguous: {
    title: 'В адресе ошибка',
    text: 'Один и тот же параметр, например язык, указан в нём дважды, и мы не знаем, какое значение верное.',
    retry: 'Открыть страницу без этого',
  },
  heroNote: 'Ведические ягьи: выберите ритуал, укажите имена, получите запись.',
  picture: {
    ritual: (name) => `${name}: рисунок янтры`,
    article: (name) => `${name}: рисунок`,
    shop: (name) => `${name}: рисунок Шри-янтры`,
    hero: 'Ритуал огня, совершённый от вашего имени',
  },
}
