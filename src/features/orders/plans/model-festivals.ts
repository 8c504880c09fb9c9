/** A month has thirty tithis; these are the full moon's and the new moon's. */
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

/** Parts of the day and of the night, in fifteenths (muhurtas) of it. */
export const PART = {
  /** The first muhurta after sunrise. */
  sunrise: { of: 'day', from: 0, to: 1 },
  /** The fourth: a tithi that reaches it has lasted for three muhurtas, which makes the day its own (udaya rule). */
  morning: { of: 'day', from: 3, to: 4 },
  forenoon: { of: 'day', from: 0, to: 7.5 },
  /** Madhyahna, the third fifth of the day. */
  midday: { of: 'day', from: 6, to: 9 },
  /** Aparahna, the fourth fifth. */
  afternoon: { of: 'day', from: 9, to: 12 },
  /** Pradosha, three muhurtas from sunset. */
  dusk: { of: 'night', from: 0, to: 3 },
  /** Nishita, the middle muhurta of the night. */
  midnight: { of: 'night', from: 7, to: 8 },
} as const

/** Which tithi of which month a festival is, and how its day is chosen. */
export type FestivalRule = {
  month: number
  tithi: number
  part: keyof typeof PART
  /**
   * A nakshatra. The second day wins although the tithi fills `part` of the first only, if this one holds in the middle of `part` on the
   * second and the tithi reaches its fourth muhurta.
   */
  star?: number
  /** The day when the tithi fills that part of two days alike, and when it fills it on none. */
  both: 'first' | 'second'
  none: 'first' | 'second'
}
