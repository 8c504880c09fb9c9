/** The e-mail about a ritual that was performed. */
export const en = {
  email: {
    subject: 'Order {number}: the ritual has been performed',
    first: 'The ritual is complete. Recording and certificate are at the link below.',
    open: 'Open the page of the ritual',
    openAgain: 'Order again',
    privacy:
      'Whoever has the link sees initials only. Signed in, you can show the names, hide them again, or remove the page at any time.',
    questions: 'A mistake in a name, or a question? Write to {email}.',
  },
  ritual: 'Ritual',
  date: 'Performed',
  place: 'Place',
  names: 'Names read',
}
