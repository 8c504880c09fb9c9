import { pluralRu } from '#base/i18n.ts'
import type { OptionsMessages } from './page-options.en.ts'

export const ru: OptionsMessages = {
  title: 'Категории ритуалов',
  lead: 'Что вас привело? Выберите то, что ближе.',
  description:
    'Ведические ритуалы огня по намерениям: дело и достаток, здоровье, семья, защита, знание. Цены в долларах США.',
  count: (count) => `${count} ${pluralRu(count, 'ритуал', 'ритуала', 'ритуалов')}`,
  more: (count) => `+${count} ещё`,
  viewAll: 'Смотреть все',
  viewAllOf: (name) => `: ${name}`,
  empty: 'В этой категории пока нет ритуалов',
  soon: 'Скоро появятся',
  loading: 'Категории загружаются',
  failedTitle: 'Ошибка загрузки',
  failedText: 'Не удалось загрузить категории ритуалов',
  back: 'Вернуться назад',
  retry: 'Попробовать ещё раз',
  unsure: 'Не знаете что выбрать?',
  unsureText: 'Расскажите, что вас привело, и мы подскажем. Или просмотрите все ритуалы одним списком.',
  consultant: 'Спросить консультанта',
  all: 'Все ритуалы',
}
