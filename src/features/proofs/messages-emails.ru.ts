import type { en } from './messages-emails.en.ts'

/** See `messages-emails.en.ts`. */
export const ru: typeof en = {
  subject: (number) => `Заказ ${number}: ритуал проведён`,
  first: 'Ритуал проведён. Запись и свидетельство — по ссылке.',
  ritual: 'Ритуал',
  date: 'Проведён',
  place: 'Место',
  names: 'Прочитаны имена',
  open: 'Открыть страницу ритуала',
  privacy:
    'По ссылке видны только инициалы. Войдя на сайт, вы можете открыть имена, снова скрыть их или убрать страницу — в любое время.',
  questions: (email) => `Заметили ошибку в имени или хотите спросить? Напишите на ${email}.`,
}
