import type { en } from './emails.en.ts'

/** See `emails.en.ts`. */
export const ru: typeof en = {
  moved: {
    subject: 'Общий ритуал перенесён (заказ {number})',
    first: 'Ритуал «{ritual}» перенесён. Новое время: {moment}, прежнее: {was}.',
    second: 'Место остаётся за вами: имена, которые вы указали, прочитают в это время.',
    open: 'Открыть заказ',
    questions: 'Если новое время вам не подходит, напишите нам: {email}.',
  },
}
