import type { SettingsMessages } from './messages-errors.en.ts'

export const ru: SettingsMessages = {
  errors: {
    'settings.text-missing': 'Заполните это поле',
    'settings.text-long': 'Слишком длинно',
    'settings.text-line': 'Это должна быть одна строка',
    'settings.email': 'Это должен быть адрес почты',
    'settings.link': 'Это должен быть адрес, который начинается с https://',
    'settings.country': 'Страна — две латинские буквы: DE, IN, US',
    'settings.number': 'Целое число от 1 или пусто',
    'settings.ritual': 'Такого ритуала нет',
    'settings.no-method': 'Оставьте включённым хотя бы один способ оплаты',
    'settings.no-language': 'Оставьте хотя бы один язык',
  },
}
