/** See `messages-errors.en.ts`. */
export const ru: { errors: Record<string, string> } = {
  errors: {
    'catalogue.ritual-not-found': 'Такого ритуала нет.',
    'catalogue.article-not-found': 'Такой статьи нет.',
  },
}
