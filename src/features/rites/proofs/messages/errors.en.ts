/** Texts of refusals about proofs. */
export const en = {
  errors: {
    'proofs.not-found': 'There is no such page of a ritual.',
    'proofs.line-not-found': 'The order has no such ritual.',
    'proofs.unpaid': 'This order is not paid, or was cancelled.',
    'proofs.exists': 'This ritual has its proof already.',
    'proofs.published': 'This proof is published. Unpublish it before you change it.',
    'proofs.not-published': 'This proof is not published.',
    'proofs.not-archivable': 'This ritual cannot be shown to others now: its page is not published.',
    'proofs.archive-consent': 'Tick the box first: without your consent nothing is shown.',
    'proofs.no-archive-consent': 'The customer has not agreed to the archive, or has withdrawn the consent.',
    'proofs.not-picture': 'Only pictures can be shown in the archive.',
    'proofs.alt-names': 'The description of this picture names a person. Change it first.',
    'proofs.media': 'Add at least one photo or video',
    'proofs.media-unknown': 'One of the files is not there any more',
    'proofs.place': 'Say where the ritual was performed',
    'proofs.no-priest':
      'Before publication, say who performed the ritual and where. The priest needs a name in the section “Priests”.',
    'proofs.priest': 'Choose who performed the ritual',
    'proofs.performed-at': 'Say when the ritual was performed',
    'proofs.performed-ahead': 'This time has not come yet',
    'proofs.reason': 'Say why',
    'proofs.text-long': 'No more than 4,000 characters',
  },
}
