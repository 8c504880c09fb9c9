export const en: { errors: Record<string, string> } = {
  errors: {
    'page-texts.no-field': 'The page has no such text.',
    'page-texts.too-long': 'At most {most} characters.',
    'page-texts.unknown-fact': '{{name}} cannot stand here: the shop has nothing to put in its place.',
  },
}
