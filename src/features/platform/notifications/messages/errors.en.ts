export const en = {
  errors: {
    'notifications.not-found': 'There is no such message.',
    'notifications.not-failed': 'This message was not given up: it is on its way or has arrived.',
    'notifications.emptied': 'The text of this message is no longer kept, so it cannot be sent again.',
    'notifications.no-address': 'Your account has no e-mail address to send it to.',
    'notifications.text-empty': 'Write something here, or put the shop’s own words back.',
    'notifications.text-long': '{most} characters at most.',
    'notifications.text-lines': 'This stays on one line.',
    'notifications.text-signs': 'There is a character in this text that cannot be saved.',
    'notifications.text-unknown': '{{name}} cannot stand here: the shop has nothing to put in its place.',
    'notifications.text-missing': '{{name}} must stay in the text: the e-mail would lose it otherwise.',
    'notifications.text-no-part': 'This e-mail has no such part.',
  } as Record<string, string>,
}
