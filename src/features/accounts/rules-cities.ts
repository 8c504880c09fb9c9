import type { TwoNames } from './rules-suggest.ts'

export const PLACE_LETTERS = 2
export const MOST_PLACES = 5

/** The shorter list of the profile card (specification, section 5); the form asks the shop instead. */
export const CITIES: readonly TwoNames[] = [
  { ru: 'Москва', en: 'Moscow' },
  { ru: 'Санкт-Петербург', en: 'Saint Petersburg' },
  { ru: 'Новосибирск', en: 'Novosibirsk' },
  { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  { ru: 'Казань', en: 'Kazan' },
  { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  { ru: 'Красноярск', en: 'Krasnoyarsk' },
  { ru: 'Челябинск', en: 'Chelyabinsk' },
  { ru: 'Самара', en: 'Samara' },
  { ru: 'Уфа', en: 'Ufa' },
  { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  { ru: 'Краснодар', en: 'Krasnodar' },
  { ru: 'Омск', en: 'Omsk' },
  { ru: 'Воронеж', en: 'Voronezh' },
  { ru: 'Пермь', en: 'Perm' },
  { ru: 'Волгоград', en: 'Volgograd' },
  { ru: 'Саратов', en: 'Saratov' },
  { ru: 'Тюмень', en: 'Tyumen' },
  { ru: 'Тольятти', en: 'Tolyatti' },
  { ru: 'Барнаул', en: 'Barnaul' },
  { ru: 'Ижевск', en: 'Izhevsk' },
  { ru: 'Ульяновск', en: 'Ulyanovsk' },
  { ru: 'Иркутск', en: 'Irkutsk' },
  { ru: 'Хабаровск', en: 'Khabarovsk' },
  { ru: 'Владивосток', en: 'Vladivostok' },
  { ru: 'Ярославль', en: 'Yaroslavl' },
  { ru: 'Сочи', en: 'Sochi' },
  { ru: 'Калининград', en: 'Kaliningrad' },
]
