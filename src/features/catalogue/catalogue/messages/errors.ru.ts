/** The English version is in `errors.en.ts`. */
export const ru: { errors: Record<string, string> } = {
  errors: {
    'catalogue.ritual-not-found': 'Такого ритуала нет.',
    'catalogue.terms-contradict':
      '{nameRu}: «{cheaperRu}» оказывается дешевле, чем «{dearerRu}». Более сильный или долгий вариант не может стоить меньше.',
    'catalogue.article-not-found': 'Такой статьи нет.',
  },
}
