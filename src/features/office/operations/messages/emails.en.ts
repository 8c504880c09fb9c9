/** E-mails to the orders mailbox about the server, in English. */
export const en = {
  alerts: {
    'seller-missing': {
      subject: 'The shop takes no payments: it does not say who sells',
      text: 'Card and coin payments are refused until the settings name the seller. Orders can still be placed.',
    },
    'seller-deadline': {
      subject: 'Say who sells, or payments will stop',
      text: 'The shop must name its seller. It takes payments as before until {until}; from that day card and coin payments are refused. From that day too a proof needs a priest with a name, and a ritual needs the numbers of its tiers before it is published.',
    },
    'disk-full-media': {
      subject: 'The disk for files is full',
      text: 'New pictures and recordings are refused until there is room again. What is there is whole.',
    },
    'disk-full-temporary': {
      subject: 'The disk for temporary files is full',
      text: 'Uploads are refused until there is room again. Nothing was lost.',
    },
    'disk-full-backups': {
      subject: 'A backup was not made: its disk is full',
      text: 'Earlier backups are whole. What has come since the newest of them is not backed up.',
    },
  },
  solved: { subject: 'Solved: {what}', text: 'It is in order again. Nothing needs to be done.' },
  ofSeller: {
    what: 'Fill in the name, the registration, the address, the country and a phone or an e-mail in the settings, section “Legal details”. The notice then goes away by itself.',
    open: 'Open the settings',
  },
  ofServer: {
    what: 'Please ask whoever runs the server to make room on that disk, or to name another place. The notice then goes away by itself.',
    open: 'State of the server',
  },
}
