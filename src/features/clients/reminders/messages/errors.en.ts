export const en = {
  errors: { 'reminders.not-found': 'There is no such link: perhaps only part of it was copied.' },
}
