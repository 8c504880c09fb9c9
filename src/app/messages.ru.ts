import type { AppWords } from './messages.en.ts'

export const ru: AppWords = {
  skip: 'К содержанию',
  nav: 'Главное меню',
  home: 'Главная',
  rituals: 'Ритуалы',
  articles: 'Статьи',
  cart: (count) => (count > 0 ? `Корзина, ${count}` : 'Корзина'),
  cartShort: 'Корзина',
  language: 'Язык',
  sandboxLine: 'Песочница, деньги не настоящие.',
  sandboxLink: 'Открыть',
  footer: {
    mail: 'Почта',
    messenger: 'Мессенджер',
    theme: 'Тема',
    themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
    yantras: 'Рисунки янтр художественные и для ритуалов не используются.',
  },
  toast: { region: 'Уведомления ({hotkey})', close: 'Закрыть', announcement: 'Уведомление' },
  loading: 'Страница загружается',
  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Такой страницы нет, или она переехала.',
  toHome: 'На главную',
  fault: {
    title: 'Что-то пошло не так',
    text: 'Не получилось показать страницу. Ничего не потеряно — попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
  },
}
