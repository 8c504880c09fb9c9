export const ru: { errors: Record<string, string> } = {
  errors: {
    'page-texts.no-field': 'На странице нет такого текста.',
    'page-texts.too-long': 'Не больше {most} знаков.',
    'page-texts.unknown-fact': '{{name}} здесь поставить нельзя: магазину нечего подставить.',
  },
}
