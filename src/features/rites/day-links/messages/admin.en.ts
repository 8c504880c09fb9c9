/** Texts of the panel about the links of a day, in English. */
export const en = {
  title: 'Pictures by a link',
  back: 'To the sheet',
  lead: 'With this link a priest sends pictures from a phone, without an account. The page behind it has only the numbers of the sheet: no names, no wishes, no orders. Each picture becomes a draft that you check and publish.',
  none: 'This day has no link yet.',
  noLines: 'Nothing is scheduled on this day.',
  create: 'Make a link',
  renew: 'Make a new link',
  revoke: 'Revoke the link',
  revokeText: 'The link stops working at once. Pictures that came stay.',
  revoked: 'The link is revoked',
  madeTitle: 'Link for pictures',
  madeText:
    'Send it to the priest. It is shown only once: the shop does not keep it readable. An earlier link of this day no longer works.',
  url: 'Address',
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  share: 'Share',
  close: 'Done',
  state: 'State',
  open: (until: string) => `works until ${until}`,
  ended: 'has ended',
  wasRevoked: (at: string) => `revoked ${at}`,
  files: 'Pictures',
  of: (files: number, most: number) => `${files} of ${most}`,
  stale: 'The sheet has changed since the link was made',
  staleText: 'The numbers behind the link are those of the earlier sheet. Print the sheet again and make a new link.',
  columns: { number: '№', ritual: 'Ritual', order: 'Order', pictures: 'Pictures', next: 'Proof' },
  check: 'Check the draft',
  published: 'published',
}

export type DayLinkAdminMessages = typeof en
