/** E-mails about urgent problems, in English. */
export const en = {
  alerts: {
    'seller-missing': {
      subject: 'The shop takes no payments: it does not say who sells',
      text: 'Card and coin payments are refused until the settings name the seller. Orders can still be placed.',
      about: 'seller',
    },
    'seller-deadline': {
      subject: 'Say who sells, or payments will stop',
      text: 'The shop must name its seller. It takes payments as before until {until}; from that day card and coin payments are refused. From that day too a proof needs a priest with a name, and a ritual needs the numbers of its tiers before it is published.',
      about: 'seller',
    },
    'disk-full-media': {
      subject: 'The disk for files is full or read-only',
      text: 'New pictures and recordings are refused until the disk takes files again. What is there is whole.',
      about: 'disk',
    },
    'disk-full-temporary': {
      subject: 'The disk for temporary files is full or read-only',
      text: 'Uploads are refused until the disk takes files again. Nothing was lost.',
      about: 'disk',
    },
    'disk-full-backups': {
      subject: 'A backup was not made: its disk is full or read-only',
      text: 'Earlier backups are whole. What has come since the newest of them is not backed up.',
      about: 'disk',
    },
    'disk-low': {
      subject: 'Less than a tenth of the disk is free',
      text: 'The disk with the data of the shop will soon be full. Then orders and uploads fail.',
      about: 'disk',
    },
    'way-dead': {
      subject: 'Nobody can pay by {what}',
      text: 'For ten minutes the service behind this way to pay has not answered. Money that customers have sent is not lost: it is counted when the service answers again.',
      about: 'payments',
    },
    'rates-stale': {
      subject: 'The rates of coins are out of date',
      text: 'The markets give no fresh prices, so the shop offers no payment in coins. Cards work as before.',
      about: 'payments',
    },
    'backup-late': {
      subject: 'The backup is late',
      text: 'The newest backup is older than one and a half intervals, or there is none. What has come since is not backed up.',
      about: 'server',
    },
    'backup-broken': {
      subject: 'The newest backup cannot be restored',
      text: 'The shop tried to restore it and failed. Earlier backups are kept until one can be restored.',
      about: 'server',
    },
    'archive-late': {
      subject: 'The database’s log is not archived',
      text: 'PostgreSQL has not been able to archive its log for five minutes. If its disk failed now, the orders since then would be lost. The log also fills the disk until it is archived.',
      about: 'server',
    },
    'jobs-late': {
      subject: 'Some of the shop’s own work stands still',
      text: 'A job of the server has not ended for ten minutes. Payments, e-mails or reminders may be late.',
      about: 'server',
    },
    'mail-stands': {
      subject: 'E-mails do not go out',
      text: 'For a quarter of an hour the mail server has taken no message. Messages wait and are sent when it answers again.',
      about: 'mail',
    },
    'proof-to-check': {
      subject: 'A proof waits for your check',
      text: 'A ritual was performed and its proof is written. The customer sees it after you publish it.',
      about: 'proof',
    },
    'backup-client-missing': {
      subject: 'No backup can be made: a program is missing on the server',
      text: 'The programs of PostgreSQL that copy the database (pg_dump, pg_restore and psql) are missing on the server, or older than the database. What has come since the newest backup is not backed up. “State of the server” names the package to install.',
      about: 'client',
    },
  },
  ways: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON', card: 'card' },
  solved: { subject: 'Solved: {subject}', text: 'It is in order again. Nothing needs to be done.' },
  abouts: {
    seller: {
      what: 'Fill in the name, the registration, the address, the country and a phone or an e-mail in the settings, section “Legal details”. The notice then goes away by itself.',
      open: 'Open the settings',
    },
    disk: {
      what: 'Please ask whoever runs the server to make room on that disk, or to name another place. The notice then goes away by itself.',
      open: 'State of the server',
    },
    payments: {
      what: 'Please ask whoever runs the server to look at it. You get one more e-mail when it works again.',
      open: 'State of the server',
    },
    server: {
      what: 'Please ask whoever runs the server to look at it. You get one more e-mail when it is in order again.',
      open: 'State of the server',
    },
    mail: {
      what: 'Please ask whoever runs the server to look at it.',
      open: 'Waiting messages',
    },
    client: {
      what: 'Please ask whoever runs the server to install that package. The notice then goes away by itself.',
      open: 'State of the server',
    },
    proof: { what: '', open: 'Open the proof' },
  },
}
