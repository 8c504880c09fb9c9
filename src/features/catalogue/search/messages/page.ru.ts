import { pluralRu } from '#base/i18n.ts'
import type { SearchMessages } from './page.en.ts'

export const ru: SearchMessages = {
  title: 'Поиск по магазину',
  label: 'Ритуал, желание или вопрос',
  placeholder: 'Экзамен, новый дом, Ганеша',
  close: 'Закрыть',
  results: 'Найдено',
  rituals: 'Ритуалы',
  articles: 'Статьи',
  count: (count) =>
    `${count} ${pluralRu(count, 'результат', 'результата', 'результатов')}. Стрелки выбирают, Enter открывает.`,
  meant: (query) => `Показано по запросу «${query}»`,
  emptyTitle: 'Часто ищут',
  suggestions: ['здоровье близких', 'начать своё дело', 'экзамен', 'переезд', 'как выбрать день'],
  nothing: (query) => `По запросу «${query}» ничего не нашлось`,
  nothingText: 'Попробуйте одно слово или имя без окончания. Или спросите нас: отвечает человек.',
  failed: 'Поиск не сработал. Попробуйте ещё раз.',
  offline: 'Нет связи, а поиску она нужна.',
  retry: 'Попробовать ещё раз',
  keys: [
    ['↑ ↓', 'выбрать'],
    ['Enter', 'открыть'],
    ['Esc', 'закрыть'],
  ],
}
