import type { en } from './errors.en.ts'

/** The error messages of the accounts' calls, in Russian. */
export const ru: typeof en = {
  errors: {
    'accounts.contact-required': 'Введите e-mail или телефон',
    'accounts.contact-invalid': 'Введите один адрес e-mail или телефон с кодом страны',
    'accounts.phone-not-served': 'На этот номер мы не можем отправить СМС. Войдите, пожалуйста, по e-mail.',
    'accounts.code-six-digits': 'В коде шесть цифр',
    'accounts.code-invalid': 'Код неверный или устарел. Проверьте его или запросите новый.',
    'accounts.proof-required': 'Сейчас запрашивают очень много кодов. Обновите страницу и попробуйте ещё раз.',
    'accounts.not-found': 'Такой записи нет.',
    'accounts.profile-exists': 'Профиль у вас уже есть.',
    'accounts.first-name-short': 'Имя: не меньше 2 букв',
    'accounts.last-name-short': 'Фамилия: не меньше 2 букв',
    'accounts.email-invalid': 'Введите правильный e-mail',
    'accounts.phone-invalid': 'Введите телефон: цифры с кодом страны',
    'accounts.birth-date-invalid': 'Проверьте дату: день, месяц и год, дд.мм.гггг',
    'accounts.birth-time-invalid': 'Проверьте время: часы и минуты, чч:мм',
    'accounts.gender-unknown': 'Выберите вариант из списка',
    'accounts.marital-status-unknown': 'Выберите вариант из списка',
    'consent.required': 'Данные о рождении, пожелания и участников мы храним только с вашего согласия.',
  },
}
