import { MAX_FILES } from '../model.ts'
import type { DayLinkErrorMessages } from './errors.en.ts'

export const ru: DayLinkErrorMessages = {
  errors: {
    'day-links.unknown': 'Ссылка не работает: её срок вышел или её отозвали. Попросите новую.',
    'day-links.none': 'У этого дня нет действующей ссылки.',
    'day-links.over': 'Этот день прошёл: ссылка на него сразу бы закончилась.',
    'day-links.no-lines': 'На этот день ничего не назначено, снимать нечего.',
    'day-links.line-unknown': 'Такого номера на листе нет.',
    'day-links.early': 'Этот день ещё не наступил.',
    'day-links.full': `По этой ссылке уже пришло ${MAX_FILES} снимков, или её срок вышел. Попросите новую.`,
    'day-links.line-moved': 'Этот ритуал в этот день больше не проводят. Спросите в магазине.',
    'day-links.line-published': 'Страница этого ритуала уже опубликована. Спросите в магазине.',
    'day-links.picture-unknown': 'Этого снимка здесь уже нет.',
    'day-links.line-full': 'У этого ритуала уже столько снимков, сколько помещается на странице.',
  },
}
