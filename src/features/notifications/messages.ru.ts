export const ru = {
  errors: {
    'notifications.not-found': 'Такого письма нет.',
    'notifications.not-failed': 'Это письмо не отложено: оно в пути или уже отправлено.',
    'notifications.no-address': 'У вашей учётной записи нет e-mail, на который его отправить.',
  } as Record<string, string>,
}
