export const en = {
  errors: {
    'notifications.not-found': 'There is no such message.',
    'notifications.not-failed': 'This message was not given up: it is on its way or has arrived.',
    'notifications.no-address': 'Your account has no e-mail address to send it to.',
  } as Record<string, string>,
}
