/** The consent text. All pages use this text. */
export const consent = {
  title: 'Consent',
  text: 'I agree that birth data, my wishes and the participants’ names are stored and used to prepare and perform my rituals.',
  more: 'What we keep and how to withdraw this',
  newTab: '(opens in a new tab)',
  missing: 'Without your consent we may not keep birth data and wishes. Tick the box, or clear those fields.',
  missingHere: 'Without your consent we may not keep this. Tick the box, or leave the field empty.',
}
