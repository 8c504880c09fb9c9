import { pluralRu } from '#base/i18n.ts'
import type { ListMessages } from './page-list.en.ts'

export const ru: ListMessages = {
  title: 'Ведические Ритуалы',
  intro: 'Что такое ягья, как её совершают и\u00a0о\u00a0чём просят в\u00a0каждом ритуале.',
  empty: 'Скоро здесь появятся статьи',
  toRituals: 'Выбрать ритуал',
  more: 'Читать полностью',
  ritualBadge: 'Ритуал',
  articleBadge: 'Статья',
  groups: { order: 'Перед заказом', rite: 'Как совершают обряд', sky: 'Небо и дом' },
  rituals: 'Ритуалы',
  count: (count) => `${count} ${pluralRu(count, 'статья', 'статьи', 'статей')}`,
  ritualCount: (count) => `${count} ${pluralRu(count, 'ритуал', 'ритуала', 'ритуалов')}`,
}
