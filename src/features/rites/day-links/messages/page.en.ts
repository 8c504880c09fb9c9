import { countEn } from '#base/i18n.ts'

/** Texts of the page behind a link of a day, in English. */
export const en = {
  title: 'Pictures of the rituals',
  day: (day: string) => `Rituals of ${day}`,
  lead: 'The numbers are those of the printed sheet. Take a picture or choose one: the office looks at every picture before anybody else sees it.',
  until: (moment: string) => `The link works until ${moment}.`,
  left: (count: number) => `${countEn(count, 'more picture', 'more pictures')} can be sent.`,
  full: 'This link takes no more pictures. Ask the office for a new one.',
  early: 'This day has not begun in India yet. Come back then.',
  number: (number: number) => `No. ${number}`,
  sent: (count: number) => (count === 0 ? 'No pictures yet' : `Sent: ${count}`),
  photo: 'Take a picture',
  photoOf: (number: number) => `Take a picture for no. ${number}`,
  gallery: 'Choose pictures',
  galleryOf: (number: number) => `Choose pictures for no. ${number}`,
  sending: (done: number, all: number) => `Sending ${done} of ${all}…`,
  done: (count: number) => `${countEn(count, 'picture has', 'pictures have')} arrived. Thank you.`,
  picture: (number: number, name: string) => `Picture ${number}: ${name}`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove picture ${number}`,
  removed: 'The picture is removed.',
  unremoved: 'Not removed: no connection. Try again.',
  failed:
    'No answer: the connection broke, so the picture may or may not have arrived. Try again: it will not be stored twice.',
  again: 'Try again',
  home: 'To the home page',
  notFoundTitle: 'This link does not work',
  notFoundText: 'It has ended or was withdrawn. Ask the office for a new one.',
  retry: 'Try again',
  loadFailed: 'The page did not load.',
  loading: 'Loading',
}

export type DayLinkMessages = typeof en
