/** Refusals of the plans' calls, in English. */
export const en = {
  errors: {
    'plans.none': 'There is no plan yet.',
    'plans.start-date-required': 'Please select ritual start date',
    'plans.start-date-invalid': 'There is no such day. Choose a day in the calendar.',
    'plans.start-date-past': 'This day can no longer be chosen. Please choose a later one.',
    'plans.begun': 'The ritual has begun, or begins today: its day can no longer be changed.',
    'plans.order-closed': 'This order cannot be changed now: it is not paid yet, or already completed.',
    'plans.wishes-long': 'Wishes: 4,000 characters at most',
    'plans.participants-long': 'Participants: 4,000 characters at most',
    'plans.participants-many': 'Fifty participants at most',
    'plans.participant-name': 'Participant {line}: enter a name',
    'plans.participant-date': 'Participant {line}: check the date (dd.mm.yyyy), or leave it empty',
    'plans.participant-time': 'Participant {line}: enter the time as hh:mm, or leave it empty',
    'plans.calendar-day': 'Give a day as yyyy-mm-dd',
    'plans.calendar-backwards': 'The last day comes before the first.',
    'plans.calendar-long': 'Ask for 62 days at most.',
    'plans.calendar-far': 'The calendar covers the years 2000 to 2060.',
  },
}
