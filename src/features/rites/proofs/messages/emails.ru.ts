import { countRu } from '#base/i18n.ts'
import type { en, filesEn } from './emails.en.ts'

/** See `emails.en.ts`. */
export const ru: typeof en = {
  subject: 'Ритуал «{ritual}» проведён (заказ {number})',
  subjectCorrected: 'Исправлена страница ритуала «{ritual}» (заказ {number})',
  corrected: 'Мы исправили страницу этого ритуала и свидетельство. Данные из прежнего письма больше не верны.',
  first: 'Ритуал «{ritual}» проведён {day}. Место: {place}.',
  firstSpan: 'Ритуал «{ritual}» проведён с {from} по {to}. Место: {place}.',
  readOne: 'Имя прочитано {day}: {names}. Место: {place}.',
  readMany: 'Имена прочитаны {day}: {names}. Место: {place}.',
  onPage: 'На странице ритуала: {files}.',
  open: 'Открыть страницу ритуала',
  openAgain: 'Заказать ещё раз',
  privacy:
    'По ссылке видны только инициалы. Войдя на сайт, вы можете открыть имена, снова скрыть их или убрать страницу — в любое время.',
  questions: 'Заметили ошибку в имени или хотите спросить? Напишите на {email}.',
}

export const filesRu: typeof filesEn = {
  image: (count) => countRu(count, 'снимок', 'снимка', 'снимков'),
  video: (count) => countRu(count, 'видеозапись', 'видеозаписи', 'видеозаписей'),
  audio: (count) => countRu(count, 'аудиозапись', 'аудиозаписи', 'аудиозаписей'),
  document: (count) => countRu(count, 'документ', 'документа', 'документов'),
  certificate: 'свидетельство',
}
