import { AMAVASYA, type Festival, type FestivalRule, PURNIMA } from '../model-festivals.ts'

/** The lunar months that have festivals. The months end at the new moon; Chaitra is 0. */
const MONTH = { chaitra: 0, vaishakha: 1, ashadha: 3, shravana: 4, bhadrapada: 5, ashvina: 6, magha: 10, phalguna: 11 }

const SHRAVANA = 21

/**
 * The tithi (lunar day) of each festival, and the part of the day in which the tithi must be current, according to the manuals of
 * observances (Dharmasindhu and similar). The festival is on the day when the tithi fills more of that part. For Janmashtami and
 * Mahashivaratri the tithi at midnight decides. For Diwali the tithi at dusk decides. Schools that use only the tithi at sunrise may
 * celebrate these festivals a day later.
 */
export const FESTIVAL_RULES: Record<Exclude<Festival, 'makaraSankranti' | 'holi'>, FestivalRule> = {
  vasantaPanchami: { month: MONTH.magha, tithi: 5, part: 'forenoon', both: 'first', none: 'first' },
  mahaShivaratri: { month: MONTH.magha, tithi: 29, part: 'midnight', both: 'second', none: 'first' },
  springNavaratri: { month: MONTH.chaitra, tithi: 1, part: 'sunrise', both: 'first', none: 'first' },
  ramaNavami: { month: MONTH.chaitra, tithi: 9, part: 'midday', both: 'second', none: 'second' },
  hanumanJayanti: { month: MONTH.chaitra, tithi: PURNIMA, part: 'sunrise', both: 'second', none: 'first' },
  akshayaTritiya: { month: MONTH.vaishakha, tithi: 3, part: 'morning', both: 'second', none: 'first' },
  guruPurnima: { month: MONTH.ashadha, tithi: PURNIMA, part: 'morning', both: 'second', none: 'first' },
  janmashtami: { month: MONTH.shravana, tithi: 23, part: 'midnight', both: 'second', none: 'second' },
  ganeshaChaturthi: { month: MONTH.bhadrapada, tithi: 4, part: 'midday', both: 'first', none: 'first' },
  navaratri: { month: MONTH.ashvina, tithi: 1, part: 'sunrise', both: 'first', none: 'first' },
  vijayaDashami: { month: MONTH.ashvina, tithi: 10, part: 'afternoon', star: SHRAVANA, both: 'first', none: 'first' },
  diwali: { month: MONTH.ashvina, tithi: AMAVASYA, part: 'dusk', both: 'second', none: 'first' },
}

/** The rule for the day of the Holika fire, on the eve of Holi. */
export const HOLIKA: FestivalRule = {
  month: MONTH.phalguna,
  tithi: PURNIMA,
  part: 'dusk',
  both: 'second',
  none: 'first',
}
