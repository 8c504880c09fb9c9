/** The error messages of the catalogue. Only the server uses them. */
export const en: { errors: Record<string, string> } = {
  errors: {
    'catalogue.ritual-not-found': 'There is no such ritual.',
    'catalogue.terms-contradict':
      '{nameEn}: “{cheaperEn}” would cost less than “{dearerEn}”. A stronger or longer choice never costs less.',
    'catalogue.article-not-found': 'There is no such article.',
  },
}
