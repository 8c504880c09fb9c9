import type { PaymentReviewMessages } from './errors.en.ts'

export const ru: PaymentReviewMessages = {
  errors: {
    'manual.same-person': 'Этот платёж должен подтвердить другой сотрудник — не тот, кто его внёс.',
    'payments.manual-invalid': 'В подтверждении есть ошибки.',
    'payments.manual-short': 'Это меньше стоимости заказа.',
    'payments.manual-done': 'Этот заказ уже подтверждён вручную.',
    'payments.reference-used': 'С этим номером платежа уже подтверждён другой заказ.',
    'payments.reference-required': 'Укажите номер платежа: как его называет банк или сеть.',
    'payments.date-invalid': 'Укажите день, когда пришли деньги: не раньше года назад и не в будущем.',
    'payments.way-required': 'Выберите, как вернули деньги.',
    'payments.return-day': 'Укажите день, когда вернули деньги: не в будущем.',
    'payments.note-too-long': 'Примечание слишком длинное: не больше 2000 знаков.',
    'payments.decision-unknown': 'Выберите, как поступить: принять, вернуть или закрыть.',
    'payments.decision-impossible':
      'Такой платёж нельзя принять как есть. Подтвердите заказ вручную или верните деньги.',
    'payments.refund-by-hand':
      'Эти деньги магазин отправить не может: верните их из кошелька или банка и отметьте здесь.',
    'payments.review-changed': 'Платёж изменился, или решение по нему уже принято. Посмотрите ещё раз.',
  },
}
