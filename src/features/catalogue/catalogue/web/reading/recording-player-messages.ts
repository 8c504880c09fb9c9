import type { Lang } from '#base/i18n.ts'

type PlayerMessages = {
  play: string
  pause: string
  place: string
  placeOf: (at: string, length: string) => string
  failed: string
}

/** These messages are loaded with the player, when somebody presses the button to listen. */
export const playerMessages: Record<Lang, PlayerMessages> = {
  ru: {
    play: 'Слушать',
    pause: 'Пауза',
    place: 'Место в записи',
    placeOf: (at, length) => `${at} из ${length}`,
    failed: 'Запись не загрузилась. Нажмите ещё раз.',
  },
  en: {
    play: 'Play',
    pause: 'Pause',
    place: 'Place in the recording',
    placeOf: (at, length) => `${at} of ${length}`,
    failed: 'The recording did not load. Press again.',
  },
}
