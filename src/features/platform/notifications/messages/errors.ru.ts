export const ru = {
  errors: {
    'notifications.not-found': 'Такого письма нет.',
    'notifications.not-failed': 'Повторная отправка не нужна: письмо в пути или уже отправлено.',
    'notifications.emptied': 'Текст этого письма больше не хранится, поэтому отправить его ещё раз нельзя.',
    'notifications.no-address': 'У вашей учётной записи нет e-mail, на который его отправить.',
    'notifications.text-empty': 'Напишите что-нибудь или верните слова магазина.',
    'notifications.text-long': 'Не больше {most} знаков.',
    'notifications.text-lines': 'Здесь помещается одна строка.',
    'notifications.text-signs': 'В тексте есть знак, который нельзя сохранить.',
    'notifications.text-unknown': '{{name}} здесь поставить нельзя: магазину нечего подставить.',
    'notifications.text-missing': '{{name}} должно остаться в тексте, иначе письмо этого не скажет.',
    'notifications.text-no-part': 'В этом письме нет такой части.',
  } as Record<string, string>,
}
