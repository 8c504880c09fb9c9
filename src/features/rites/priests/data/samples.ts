import type { PriestLanguage } from '../model.ts'

type SamplePriest = {
  id: string
  isOwner?: true
  nameRu: string
  nameEn: string
  schoolRu: string
  schoolEn: string
  placeRu: string
  placeEn: string
  textRu: string
  textEn: string
  languages: PriestLanguage[]
  since: number
  ritualIds: string[]
}

/** Invented priests of the sandbox. Every page that shows them marks them as samples. */
export const SAMPLE_PRIESTS: SamplePriest[] = [
  {
    id: '5a3b1e00000000000000000000000001',
    isOwner: true,
    nameRu: 'Рамеш Шастри',
    nameEn: 'Ramesh Shastri',
    schoolRu: 'Шукла-Яджурведа, ветвь мадхьяндина',
    schoolEn: 'Shukla Yajurveda, Madhyandina branch',
    placeRu: 'Варанаси',
    placeEn: 'Varanasi',
    textRu: 'Учился двенадцать лет в санскритской школе при храме. Ведёт огонь и читает санкальпу сам.',
    textEn: 'Studied for twelve years at a Sanskrit school by a temple. Leads the fire and reads the sankalpa himself.',
    languages: ['sa', 'hi', 'en'],
    since: 1994,
    ritualIds: [],
  },
  {
    id: '5a3b1e00000000000000000000000002',
    nameRu: 'Вишну Дикшит',
    nameEn: 'Vishnu Dikshit',
    schoolRu: 'Кришна-Яджурведа, ветвь тайттирия',
    schoolEn: 'Krishna Yajurveda, Taittiriya branch',
    placeRu: 'Варанаси',
    placeEn: 'Varanasi',
    textRu: 'Пандит в пятом поколении. Читает Рудрам наизусть и учит этому младших.',
    textEn: 'The fifth generation of a family of priests. Recites the Rudram by heart and teaches it.',
    languages: ['sa', 'hi', 'te'],
    since: 2003,
    ritualIds: ['maha-mrityunjaya', 'rudrabhishek', 'dhanvantari', 'navagraha', 'sudarshan'],
  },
  {
    id: '5a3b1e00000000000000000000000003',
    nameRu: 'Гаури Шанкар Упадхьяй',
    nameEn: 'Gauri Shankar Upadhyay',
    schoolRu: 'Ригведа, ветвь шакала',
    schoolEn: 'Rigveda, Shakala branch',
    placeRu: 'Айодхья',
    placeEn: 'Ayodhya',
    textRu: 'Ведёт ягьи Лакшми, Дурги и Сарасвати. Отвечает на письма по-русски и по-английски.',
    textEn: 'Leads yagyas of Lakshmi, Durga and Saraswati. Answers letters in Russian and English.',
    languages: ['sa', 'hi', 'ru', 'en'],
    since: 2009,
    ritualIds: ['lakshmi', 'mahalakshmi', 'durga', 'saraswati', 'kubera', 'gayatri'],
  },
]
