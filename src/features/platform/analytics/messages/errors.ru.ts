import type { AnalyticsErrors } from './errors.en.ts'

export const ru: AnalyticsErrors = {
  errors: {
    'analytics.value-differs': 'Стоимость не равна сумме позиций.',
    'analytics.too-many': 'Слишком много сообщений сразу. Подождите немного.',
  },
}
