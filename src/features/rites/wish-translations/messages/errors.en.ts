/** Error messages about translations of wishes, in English. */
export const en = {
  errors: {
    'wishes.none': 'This order has no wish to translate.',
    'wishes.no-model': 'No language model is configured: type the translation.',
    'wishes.model-failed': 'The language model did not answer. Try again, or type the translation.',
    'wishes.translation-long': 'Translation: 4,000 characters at most',
  },
}

export type WishErrorMessages = typeof en
