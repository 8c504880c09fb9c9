/** Texts of the panel about translations of wishes, in English. */
export const en = {
  title: 'Wish for the priest',
  wish: 'Wish',
  translation: 'Translation',
  add: 'Translate the wish',
  edit: 'Correct the translation',
  outdated: 'The wish has changed since it was translated.',
  lang: 'Language',
  langs: { en: 'English', hi: 'Hindi' },
  hint: 'The priest reads it on the sheet beside the wish. Names stay as they are.',
  suggest: 'Suggest a translation',
  suggestHint: 'Sends the text of the wish, without the name and the order, to the configured language model.',
  check: 'A machine wrote this. Read it, correct it and save it.',
  save: 'Save the translation',
  remove: 'Remove the translation',
  cancel: 'Cancel',
  saved: 'Translation saved',
  removed: 'Translation removed',
}

export type WishAdminMessages = typeof en
