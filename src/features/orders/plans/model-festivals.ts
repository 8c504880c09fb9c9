/** The numbers of the full moon and the new moon among the thirty tithis (lunar days) of a month. */
export const PURNIMA = 15
export const AMAVASYA = 30

export const FESTIVALS = [
  'makaraSankranti',
  'vasantaPanchami',
  'mahaShivaratri',
  'holi',
  'springNavaratri',
  'ramaNavami',
  'hanumanJayanti',
  'akshayaTritiya',
  'guruPurnima',
  'janmashtami',
  'ganeshaChaturthi',
  'navaratri',
  'vijayaDashami',
  'diwali',
] as const
export type Festival = (typeof FESTIVALS)[number]

/** Parts of the day and of the night. Each day and each night has fifteen muhurtas. */
export const PART = {
  /** The first muhurta after sunrise. */
  sunrise: { of: 'day', from: 0, to: 1 },
  /**
   * The fourth muhurta. If a tithi lasts until this muhurta, it has lasted three muhurtas since sunrise, so the day belongs to this tithi
   * (udaya rule).
   */
  morning: { of: 'day', from: 3, to: 4 },
  forenoon: { of: 'day', from: 0, to: 7.5 },
  /** Madhyahna (midday), the third of five parts of the day. */
  midday: { of: 'day', from: 6, to: 9 },
  /** Aparahna (afternoon), the fourth of five parts of the day. */
  afternoon: { of: 'day', from: 9, to: 12 },
  /** Pradosha (dusk), three muhurtas from sunset. */
  dusk: { of: 'night', from: 0, to: 3 },
  /** Nishita (midnight), the middle muhurta of the night. */
  midnight: { of: 'night', from: 7, to: 8 },
} as const

/** The tithi and month of a festival, and the rule for choosing its day. */
export type FestivalRule = {
  month: number
  tithi: number
  part: keyof typeof PART
  /**
   * The number of a nakshatra (lunar mansion). If the tithi fills `part` only on the first day, the second day is still used under two
   * conditions: this nakshatra is current in the middle of `part` on the second day, and the tithi reaches that day's fourth muhurta.
   */
  star?: number
  /** Which day is used if the tithi fills `part` equally on two days (`both`), or on neither day (`none`). */
  both: 'first' | 'second'
  none: 'first' | 'second'
}
