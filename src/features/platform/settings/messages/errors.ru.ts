import type { SettingsMessages } from './errors.en.ts'

export const ru: SettingsMessages = {
  errors: {
    'settings.text-missing': 'Заполните это поле',
    'settings.text-long': 'Слишком длинно',
    'settings.text-line': 'Это должна быть одна строка',
    'settings.email': 'Это должен быть адрес почты',
    'settings.addresses': 'Не больше десяти адресов',
    'settings.link': 'Это должен быть адрес, который начинается с https://',
    'settings.country': 'Страна — две латинские буквы: DE, IN, US',
    'settings.number': 'Целое число от 1 или пусто',
    'settings.day': 'Укажите день календаря',
    'settings.lead': 'Целое число от 0 до 365',
    'settings.blocked-many': 'Не больше 400 дней',
    'settings.ritual': 'Такого ритуала нет',
    'settings.term-basic': 'Сроки — 0,25, 0,5, 1, 2 и 3 месяца',
    'settings.term-enhanced': 'Сроки — 0,25, 0,5, 1, 2 и 3 месяца',
    'settings.term-premium': 'Сроки — 0,25, 0,5, 1, 2 и 3 месяца',
    'settings.term-intention': 'Сроки намерения — 0,75, 1,5 и 2,25 месяца',
    'settings.no-term': 'Оставьте хотя бы один срок',
    'settings.logo': 'Выберите картинку из библиотеки.',
    'settings.rite-picture': 'Укажите адрес снимка из библиотеки: /media/…/960.webp',
    'settings.rite-film': 'Укажите адрес видео из библиотеки: /media/…/file.mp4',
    'settings.no-method': 'Оставьте включённым хотя бы один способ оплаты',
    'settings.no-language': 'Оставьте хотя бы один язык',
  },
}
