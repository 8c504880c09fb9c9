/** E-mails to the orders mailbox about the server, in English. */
export const en = {
  alerts: {
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
  what: 'Please ask whoever runs the server to make room on that disk, or to name another place. The notice then goes away by itself.',
  open: 'State of the server',
}
