import type { Festival } from '#features/orders/plans/model-festivals.ts'

/** The deity to whom a day belongs. */
export type Deity =
  | 'ganesha'
  | 'lakshmi'
  | 'shiva'
  | 'saraswati'
  | 'durga'
  | 'vishnu'
  | 'hanuman'
  | 'krishna'
  | 'gauri'
  | 'kubera'
  | 'dhanvantari'
  | 'surya'
  | 'grahas'

/** When a ritual is recommended: lunar days 1 to 30, weekdays (Sunday is 0), festivals. */
export type Recommendation = { deity: Deity; tithis?: number[]; weekdays?: number[]; festivals?: Festival[] }

const PRADOSHA_AND_NIGHT_OF_SHIVA = [13, 28, 29]

/**
 * The days that tradition recommends for a ritual. Sources of the lunar days: Varaha Purana, chapters on the birth of the deities of the
 * lunar days (4 Ganesha, 3 Gauri, 8 the Mothers, 11 Kubera, 12 Vishnu, 14 Rudra); Nirnayasindhu and Dharmasindhu for pradosha (13),
 * Vasanta-panchami, Dhanvantari's thirteenth before Diwali and Krishna's eighth. Sources of the weekdays: the lords of the days and the
 * practice of temples (vratas of the days). Tradition forbids no day.
 */
export const RECOMMENDED: Record<string, Recommendation> = {
  ganesha: { deity: 'ganesha', tithis: [4, 19], weekdays: [3], festivals: ['ganeshaChaturthi'] },
  lakshmi: { deity: 'lakshmi', tithis: [15], weekdays: [5], festivals: ['diwali', 'akshayaTritiya'] },
  mahalakshmi: { deity: 'lakshmi', tithis: [15], weekdays: [5], festivals: ['diwali', 'akshayaTritiya'] },
  kubera: { deity: 'kubera', tithis: [11, 28], weekdays: [5], festivals: ['diwali', 'akshayaTritiya'] },
  'maha-mrityunjaya': {
    deity: 'shiva',
    tithis: PRADOSHA_AND_NIGHT_OF_SHIVA,
    weekdays: [1],
    festivals: ['mahaShivaratri'],
  },
  rudrabhishek: { deity: 'shiva', tithis: PRADOSHA_AND_NIGHT_OF_SHIVA, weekdays: [1], festivals: ['mahaShivaratri'] },
  saraswati: { deity: 'saraswati', tithis: [5], weekdays: [4], festivals: ['vasantaPanchami'] },
  durga: {
    deity: 'durga',
    tithis: [8, 9],
    weekdays: [2],
    festivals: ['springNavaratri', 'navaratri', 'vijayaDashami'],
  },
  vishnu: { deity: 'vishnu', tithis: [11, 12, 26, 27], weekdays: [4] },
  sudarshan: { deity: 'vishnu', tithis: [11, 12, 26, 27], weekdays: [4] },
  dhanvantari: { deity: 'dhanvantari', tithis: [28], weekdays: [4] },
  hanuman: { deity: 'hanuman', weekdays: [2, 6], festivals: ['hanumanJayanti', 'ramaNavami'] },
  'santana-gopala': { deity: 'krishna', tithis: [23], weekdays: [3], festivals: ['janmashtami'] },
  'swayamvara-parvati': { deity: 'gauri', tithis: [3], weekdays: [5], festivals: ['akshayaTritiya'] },
  gayatri: { deity: 'surya', tithis: [7], weekdays: [0], festivals: ['makaraSankranti'] },
  navagraha: { deity: 'grahas', tithis: [30], weekdays: [0, 6], festivals: ['makaraSankranti'] },
}
