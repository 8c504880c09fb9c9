import type { PaymentsAdminMessages } from './admin.en.ts'

export const lateDecisions: PaymentsAdminMessages['lateDecisions'] = {
  accepted: {
    label: 'Зачесть в оплату заказа',
    text: 'Эти деньги прибавятся к пришедшим раньше. Если вместе их хватает, заказ станет оплаченным. Если нет, вы решите обо всей сумме.',
  },
  returned: {
    label: 'Деньги вернули',
    text: 'Опоздавшие деньги ушли из вашего кошелька. Деньги, пришедшие раньше, остаются, о них отдельный вопрос.',
  },
  dismissed: {
    label: 'Ничего не делать',
    text: 'Закроется только вопрос об опоздавших деньгах. Они останутся в кошельке, и зачесть их потом будет нельзя.',
  },
}

export const lateQuestions: PaymentsAdminMessages['decide']['late'] = {
  accepted: (late, order) => `Опоздавшие ${late} зачтутся в ${order}. Отменить это нельзя.`,
  returned: (late, order) =>
    `Вы подтверждаете: опоздавшие ${late} за ${order} вернули. Сам магазин ничего не отправляет.`,
  dismissed: (late, order) => `Вопрос об опоздавших ${late} за ${order} закроется. Зачесть их потом будет нельзя.`,
  withEarlier: (late, earlier, total, expected) =>
    `Поздно пришло ${late}, раньше пришло ${earlier}: вместе ${total} из ${expected}.`,
}
