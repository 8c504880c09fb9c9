/** The e-mail with the link to a guest's data. The shop fills in the values in braces. */
export const en = {
  subject: 'Your data: order {number}',
  first: 'Somebody with the link of order {number} asked for everything the shop knows about this address.',
  open: 'Download the data',
  until: 'The link works for 24 hours. It downloads your orders, wishes, names and our e-mails to you as one file.',
  care: 'If you did not ask for this, do nothing: only the reader of this e-mail can open the link.',
}

export type DataEmailMessages = typeof en
