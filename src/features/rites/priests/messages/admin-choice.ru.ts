import type { PriestChoiceMessages } from './admin-choice.en.ts'

export const ru: PriestChoiceMessages = {
  notListed: 'Нет в\u00a0списке этого ритуала',
  question: (name) => `${name}: нет в\u00a0списке этого ритуала. Всё равно выбрать?`,
  questionText:
    'На\u00a0странице ритуала названы другие пандиты. В\u00a0письме, на\u00a0странице проведённого ритуала и\u00a0в\u00a0сертификате будет имя того, кого вы\u00a0выберете.',
  yes: 'Всё равно выбрать',
  chosen: (name) => `${name}: нет в\u00a0списке этого ритуала, на\u00a0его странице названы другие пандиты.`,
  otherPlace: (name, own, place) =>
    `${name}: обычное место\u00a0— ${own}. Клиенту названо другое: ${place}. Если этот ритуал проводят не\u00a0там, исправьте место.`,
}
