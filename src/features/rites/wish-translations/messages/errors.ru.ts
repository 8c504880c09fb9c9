import type { WishErrorMessages } from './errors.en.ts'

export const ru: WishErrorMessages = {
  errors: {
    'wishes.none': 'В этом заказе нет пожелания, переводить нечего.',
    'wishes.no-model': 'Языковая модель не подключена: напишите перевод сами.',
    'wishes.model-failed': 'Языковая модель не ответила. Попробуйте ещё раз или напишите перевод сами.',
    'wishes.translation-long': 'Перевод: не больше 4000 знаков',
  },
}
