export const en = {
  errors: {
    'priests.not-found': 'There is no such priest.',
    'priests.name': 'Write the name in at least one language',
    'priests.portrait': 'Choose a picture from the library that everybody may see',
    'priests.account': 'Choose a member of the staff',
    'priests.account-taken': 'Another record belongs to this member of the staff',
    'priests.since': 'Write a year, such as 1998',
    'priests.text-long': 'The text is too long',
    'priests.text-line': 'Write one line',
  },
}
