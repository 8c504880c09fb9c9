import type { PanelMessages } from './panel-messages.en.ts'

export const ru: PanelMessages = {
  retry: 'Попробовать ещё раз',
  failed: 'Не получилось загрузить',
  offline: 'Нет соединения. Всё, что на экране, остаётся; попробуйте, когда связь вернётся.',
  loading: 'Загружается',
  more: 'Показать ещё',
  empty: 'Здесь пока пусто.',
  emptyFiltered: 'По этим условиям ничего не нашлось.',
  clearFilters: 'Сбросить условия',
  filters: (count) => (count === 0 ? 'Отбор' : `Отбор (${count})`),
  search: 'Поиск',
  actions: 'Действия',
  notSaved: 'Не получилось сохранить. Ничего не потеряно\u00a0— попробуйте ещё раз.',
  conflict: 'Пока вы работали, кто-то это изменил.',
  notAllowed: 'Ваша роль этого не позволяет.',
}
