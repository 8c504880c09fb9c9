export const en = {
  errors: {
    'day-requests.not-open':
      'This request no longer waits: somebody has answered it, or the ritual already begins on that day.',
    'day-requests.no-days': 'The ritual has no days now. Set them in the calendar.',
    'day-requests.word-long': 'This is too long. Please write less than 600 characters.',
  },
}
