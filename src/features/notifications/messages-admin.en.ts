export const en = {
  title: 'E-mails',
  tabs: { outbox: 'Outbox', texts: 'Texts' },
  searchHint: 'Address or subject',
  state: 'State',
  states: { '': 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Given up', kept: 'Kept here' },
  columns: { subject: 'Subject', to: 'To', state: 'State', at: 'Written', tries: 'Tries' },
  empty: 'Messages to customers and to you will stand here.',
  back: 'E-mails',
  facts: {
    to: 'To',
    lang: 'Language',
    langs: { ru: 'Russian', en: 'English' },
    written: 'Written',
    sent: 'Sent',
    failed: 'Given up',
    fault: 'Why',
  },
  sealed: 'This e-mail names people or wishes. It is kept sealed, and only its reader sees it.',
  retry: 'Try again',
  retried: 'It will be tried again',
  textsLead: 'Every e-mail of the shop, filled with an example. What is in it, the code and the settings decide.',
  language: 'Language',
  test: 'Send to me',
  tested: (to: string) => `Sent to ${to}`,
  kinds: {
    'order-received': 'Order received',
    'order-paid': 'Order paid',
    'plan-saved': 'Plan saved',
    'payment-underpaid': 'Paid too little',
  } as Record<string, string>,
}

export type NotificationsMessages = typeof en
