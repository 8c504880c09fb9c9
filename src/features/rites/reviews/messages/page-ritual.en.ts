/** The texts around reviews on the page of a ritual. */
export const en = {
  title: 'What customers say',
  note: 'Written by customers after their ritual had been performed; we publish them unchanged.',
  certificate: 'Certificate of the performed ritual:',
  reply: 'The shop’s reply',
}
