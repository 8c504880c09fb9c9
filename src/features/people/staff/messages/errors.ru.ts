import type { en } from './errors.en.ts'

/** The error messages of the calls for staff, in Russian. */
export const ru: typeof en = {
  errors: {
    'second-factor.needed': 'Подтвердите, что это вы: здесь нужен второй фактор.',
    'second-factor.code-invalid': 'Код неверный или уже использован. Дождитесь следующего и попробуйте снова.',
    'second-factor.six-digits': 'В коде шесть цифр',
    'second-factor.passkey-invalid': 'Ключ доступа не удалось проверить. Попробуйте ещё раз.',
    'second-factor.passkey-known': 'Этот ключ доступа уже добавлен.',
    'second-factor.too-many-passkeys':
      'Больше ключей доступа добавить нельзя. Удалите тот, которым уже не пользуетесь.',
    'second-factor.name-long': 'Название слишком длинное',
    'second-factor.challenge-over': 'Прошло слишком много времени. Начните, пожалуйста, заново.',
    'second-factor.none': 'У вас ещё нет такого второго фактора.',
    'second-factor.not-found': 'Такого фактора уже нет.',
    'second-factor.last': 'Это ваш единственный второй фактор, а без него нельзя. Сначала добавьте другой.',
    'staff.email-invalid': 'Введите один адрес e-mail',
    'staff.role-unknown': 'Выберите роль из списка',
    'staff.not-found': 'Среди сотрудников такого человека нет.',
    'staff.already': 'Этот человек уже работает здесь.',
    'staff.is-partner': 'Это адрес партнёра. Партнёры не сотрудники.',
    'staff.owners-only': 'Назначать, менять и убирать владельцев может только владелец.',
    'staff.own-role': 'Повысить самого себя нельзя. Обратитесь к владельцу.',
    'staff.last-owner': 'Это последний владелец. Сначала сделайте владельцем кого-то ещё.',
    'conflict.version': 'За это время здесь что-то изменили. Посмотрите, что теперь, и решите снова.',
  },
}
