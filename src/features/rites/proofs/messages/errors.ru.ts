import type { en } from './errors.en.ts'

/** See `errors.en.ts`. */
export const ru: typeof en = {
  errors: {
    'proofs.not-found': 'Такой страницы ритуала нет.',
    'proofs.line-not-found': 'В заказе нет такого ритуала.',
    'proofs.unpaid': 'Этот заказ не оплачен или отменён.',
    'proofs.exists': 'У этого ритуала уже есть подтверждение.',
    'proofs.published': 'Подтверждение опубликовано. Прежде чем менять, снимите его с публикации.',
    'proofs.not-published': 'Подтверждение не опубликовано.',
    'proofs.media': 'Добавьте хотя бы один снимок или видео',
    'proofs.media-unknown': 'Одного из файлов уже нет',
    'proofs.place': 'Укажите, где проведён ритуал',
    'proofs.no-priest': 'До публикации укажите, кто провёл ритуал и где. Имя пандита пишут в разделе «Пандиты».',
    'proofs.priest': 'Выберите, кто провёл ритуал',
    'proofs.performed-at': 'Укажите, когда проведён ритуал',
    'proofs.performed-ahead': 'Это время ещё не наступило',
    'proofs.reason': 'Напишите, почему',
    'proofs.text-long': 'Не больше 4000 знаков',
  },
}
