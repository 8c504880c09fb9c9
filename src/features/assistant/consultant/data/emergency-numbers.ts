import type { DangerKind } from '../model-danger.ts'

/** The name of the service that a telephone number reaches. The names of `emergency` and `police` are in the message files. */
type NumberName = 'emergency' | 'police' | Record<'ru' | 'en', string>
/** `call`: the number that the telephone dials, if it differs from the number on the page. */
export type HelpNumber = { number: string; call?: string; name: NumberName; for?: readonly DangerKind[] }

const DESPAIR = ['suicide', 'self-harm'] as const
const emergency = (number: string): HelpNumber => ({ number, name: 'emergency' })

/**
 * The telephone numbers by country, in the order of display. A number without `for` is shown for every kind of danger. Once a year somebody must call
 * all numbers to check them.
 */
export const HELP_NUMBERS: Readonly<Record<string, readonly HelpNumber[]>> = {
  RU: [
    emergency('112'),
    {
      number: '8-495-989-50-50',
      call: '+74959895050',
      name: {
        ru: 'психологи МЧС, круглосуточно',
        en: 'psychologists of the rescue service, day and night, in Russian',
      },
    },
    {
      number: '8-800-2000-122',
      call: '88002000122',
      name: { ru: 'детский телефон доверия', en: 'children’s helpline, in Russian' },
      for: ['child', 'suicide', 'self-harm'],
    },
    { number: '102', name: 'police', for: ['violence'] },
  ],
  US: [
    emergency('911'),
    {
      number: '988',
      name: { ru: 'линия поддержки в кризисе, США', en: 'Suicide & Crisis Lifeline, call or text' },
      for: DESPAIR,
    },
    {
      number: '1-800-799-7233',
      call: '+18007997233',
      name: { ru: 'помощь при насилии дома, США', en: 'National Domestic Violence Hotline' },
      for: ['violence'],
    },
    {
      number: '1-800-422-4453',
      call: '+18004224453',
      name: { ru: 'помощь детям, США', en: 'Childhelp, help for children' },
      for: ['child'],
    },
  ],
  CA: [
    emergency('911'),
    {
      number: '988',
      name: { ru: 'линия поддержки в кризисе', en: 'Suicide Crisis Helpline, call or text' },
      for: DESPAIR,
    },
    {
      number: '1-800-668-6868',
      call: '+18006686868',
      name: { ru: 'помощь детям', en: 'Kids Help Phone' },
      for: ['child'],
    },
  ],
  GB: [
    emergency('999'),
    {
      number: '116 123',
      call: '116123',
      name: { ru: 'Samaritans, круглосуточно', en: 'Samaritans, day and night' },
      for: DESPAIR,
    },
    {
      number: '0808 2000 247',
      call: '08082000247',
      name: { ru: 'помощь при насилии дома', en: 'National Domestic Abuse Helpline' },
      for: ['violence'],
    },
    { number: '0800 1111', call: '08001111', name: { ru: 'Childline, помощь детям', en: 'Childline' }, for: ['child'] },
  ],
  IE: [
    emergency('112'),
    {
      number: '116 123',
      call: '116123',
      name: { ru: 'Samaritans, круглосуточно', en: 'Samaritans, day and night' },
      for: DESPAIR,
    },
  ],
  AU: [
    emergency('000'),
    {
      number: '13 11 14',
      call: '131114',
      name: { ru: 'Lifeline, круглосуточно', en: 'Lifeline, day and night' },
      for: DESPAIR,
    },
    {
      number: '1800 737 732',
      call: '1800737732',
      name: { ru: 'помощь при насилии', en: '1800RESPECT, violence and abuse' },
      for: ['violence'],
    },
    {
      number: '1800 55 1800',
      call: '1800551800',
      name: { ru: 'помощь детям', en: 'Kids Helpline' },
      for: ['child'],
    },
  ],
  NZ: [
    emergency('111'),
    { number: '1737', name: { ru: 'разговор с психологом', en: 'talk to a counsellor, call or text' } },
  ],
  IN: [
    emergency('112'),
    { number: '14416', name: { ru: 'Tele-MANAS, круглосуточно', en: 'Tele-MANAS, day and night' }, for: DESPAIR },
    { number: '181', name: { ru: 'помощь женщинам', en: 'women’s helpline' }, for: ['violence'] },
    { number: '1098', name: { ru: 'помощь детям', en: 'Childline' }, for: ['child'] },
  ],
  DE: [
    emergency('112'),
    {
      number: '0800 111 0 111',
      call: '08001110111',
      name: { ru: 'TelefonSeelsorge, по-немецки, круглосуточно', en: 'TelefonSeelsorge, in German, day and night' },
      for: DESPAIR,
    },
    {
      number: '116 016',
      call: '116016',
      name: { ru: 'помощь женщинам при насилии', en: 'helpline for women, violence' },
      for: ['violence'],
    },
  ],
}

/** The telephone numbers if the visitor's country is unknown or has no list: the numbers for the country of most readers of the language. */
export const NUMBERS_ELSEWHERE: Readonly<Record<'ru' | 'en', readonly HelpNumber[]>> = {
  ru: HELP_NUMBERS.RU ?? [],
  en: [
    { number: '112', name: { ru: 'Европа и многие страны', en: 'emergency, Europe and many countries' } },
    { number: '911', name: { ru: 'США и Канада', en: 'emergency, US and Canada' } },
    { number: '988', name: { ru: 'линия поддержки, США', en: 'crisis line, US and Canada' }, for: DESPAIR },
    { number: '116 123', call: '116123', name: { ru: 'Samaritans', en: 'Samaritans, UK and Ireland' }, for: DESPAIR },
    {
      number: '1-800-799-7233',
      call: '+18007997233',
      name: { ru: 'помощь при насилии, США', en: 'domestic violence, US' },
      for: ['violence'],
    },
    {
      number: '0808 2000 247',
      call: '08082000247',
      name: { ru: 'помощь при насилии, Великобритания', en: 'domestic abuse, UK' },
      for: ['violence'],
    },
    {
      number: '0800 1111',
      call: '08001111',
      name: { ru: 'Childline, Великобритания', en: 'Childline, UK' },
      for: ['child'],
    },
  ],
}
