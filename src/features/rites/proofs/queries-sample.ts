import type { Lang } from '#base/i18n.ts'
import { DAY } from '#base/time.ts'
import { findService, listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { dayAtPlace } from '#features/rites/calendar/rules.ts'
import { SAMPLE_PRIESTS } from '#features/rites/priests/data/samples.ts'
import { findPriestNames } from '#features/rites/priests/queries.ts'
import type { Shop } from '#server/shop.ts'
import { presentPanchang } from './present.ts'
import type { ProofView } from './schemas.ts'

const RITUAL = 'ganesha'
const TIER = 'enhanced'
const WEEKS = 4
const [PRIEST] = SAMPLE_PRIESTS

/** The people, the wish and the words of all samples, in each language. */
export const SAMPLE_WORDS = {
  ru: {
    people: ['Анна Соколова', 'Пётр Соколов'],
    wish: 'О спокойном начале нового дела и о согласии в доме.',
    tier: 'Усиленная',
    number: 'ОБРАЗЕЦ',
    picture: 'Рисунок вместо снимка: пандиты у огня',
  },
  en: {
    people: ['Anna Sokolova', 'Pyotr Sokolov'],
    wish: 'For a calm beginning of a new work, and for peace in the house.',
    tier: 'Enhanced',
    number: 'SAMPLE',
    picture: 'A drawing in place of a photograph: priests at the fire',
  },
}

/** A drawing, marked as a substitute for a photograph. The only picture of a proof that is not in the media. */
const DRAWING = { id: 'sample', kind: 'image', type: 'image/svg+xml', url: '/samples/photograph.svg' } as const

/**
 * A complete proof with invented people: a ritual of four weeks that ended a week ago. No certificate has its number, and the verification page
 * says so.
 */
export async function sampleProof(shop: Shop, lang: Lang): Promise<ProofView> {
  const ritual = await findService(shop, RITUAL)
  const numbers = (await listTierNumbers(shop.readDb, shop.settings(), [RITUAL])).get(RITUAL)
  const { recitations = null, days: fireDays = null } = numbers?.find(({ id }) => id === TIER) ?? {}
  const { people, wish, tier, number, picture } = SAMPLE_WORDS[lang]
  const performed = new Date(Date.parse(`${dayAtPlace(shop.now())}T03:30:00Z`) - 7 * DAY)
  const [from, to] = [new Date(performed.getTime() - (WEEKS * 7 - 1) * DAY), performed].map(dayAtPlace)
  const onPage = PRIEST && (await findPriestNames(shop.readDb, [PRIEST.id])).get(PRIEST.id)
  return {
    ritual: {
      id: RITUAL,
      name: (lang === 'ru' ? ritual?.name : ritual?.name_en) ?? '',
      category: ritual?.category ?? null,
      tier: TIER,
    },
    term: { tier, weeks: WEEKS, from: from ?? null, to: to ?? null, days: WEEKS * 7, fireDays, recitations },
    performedAt: performed.toISOString(),
    place: (lang === 'ru' ? PRIEST?.placeRu : PRIEST?.placeEn) ?? '',
    panchang: presentPanchang(performed, lang),
    priest: (lang === 'ru' ? PRIEST?.nameRu : PRIEST?.nameEn) ?? null,
    priestId: onPage?.isShown ? onPage.id : null,
    text: '',
    names: people,
    sankalpa: wish,
    number,
    media: [{ ...DRAWING, width: 1280, height: 720, alt: { ru: picture, en: picture } }],
    entries: [],
    visibility: 'names',
    isOwner: false,
  }
}
